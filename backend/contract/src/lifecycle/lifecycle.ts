import type { IsoTime } from '../http-types';

/** The kinds of content that have versions, a history and a bin. */
export const contentKinds = ['page', 'play'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** Published in the last two weeks and not opened by the user, or changed since they read it. */
export type ReadState = 'new' | 'changed';

/** The user who saved or published a version. Names and picture are optional, because an earlier build does not send them. */
export interface VersionAuthor {
  username: string;
  displayName?: string;
  avatar?: string | null;
}

/** Events of a version, or of the versions of a sitting: of several the last one. Optional, because an earlier build does not send them. */
export interface VersionEvents {
  /** `by` is null for a deleted account. */
  publication?: { at: IsoTime; by: VersionAuthor | null; note: string | null } | null;
  /** The earlier version that was restored. */
  restoredFrom?: { version: number; savedAt: IsoTime } | null;
  /** When the team was notified of the changes up to this version, if it was published. */
  teamNotifiedAt?: IsoTime | null;
}

/** A version in a history. */
export interface SavedVersion extends VersionEvents {
  version: number;
  savedBy: VersionAuthor | null;
  savedAt: IsoTime;
  /** Words added and removed by this save, in lists with `view=changes`; null for contents above `limits.countedContentBytes`. */
  words?: WordChange | null;
}

/** `view=changes` omits versions without a visible change; `from` is the oldest version to return. */
export interface VersionsQuery {
  before?: number;
  from?: number;
  view?: 'changes';
}

/** Successive saves by one user, at most `limits.sittingPauseMs` apart and not interrupted by another user's save. */
export interface Sitting extends VersionEvents {
  firstVersion: number;
  lastVersion: number;
  /** The version before its first save; null when the page or play was created in it. */
  baseVersion: number | null;
  /** Number of saves with a visible change. */
  saves: number;
  savedBy: VersionAuthor | null;
  firstSavedAt: IsoTime;
  lastSavedAt: IsoTime;
  /** Words added to and removed from all texts; null for contents above `limits.countedContentBytes`. */
  words: WordChange | null;
}

export interface WordChange {
  added: number;
  removed: number;
}

export interface Sittings {
  sittings: Sitting[];
  /** Pass as `before` for older sittings; null on the last page. It is the first version of a sitting, so that no sitting is split. */
  nextBefore: number | null;
}

/** The kinds of items in a bin: content, and files of the media library. */
export const binKinds = [...contentKinds, 'file'] as const;
export type BinKind = (typeof binKinds)[number];

/** `files=yes` adds deleted files, which clients of earlier versions cannot show. */
export interface BinQuery {
  files?: 'yes';
}

/** A page, play or file in the bin (soft delete). */
export interface BinnedItem {
  kind: BinKind;
  id: number;
  /** The title of a page, the name of a play or file. */
  title: string;
  deletedBy: {
    username: string;
    displayName: string | null;
    firstName: string | null;
    lastName: string | null;
  } | null;
  deletedAt: IsoTime;
  /** Time of the permanent deletion. */
  goneAt: IsoTime;
}
