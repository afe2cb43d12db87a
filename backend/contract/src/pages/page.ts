import type { IsoTime } from '../wire';

export interface Page {
  id: number;
  teamId: number;
  title: string;
  /** Sanitised HTML in the canonical form of `docs/content.md`. */
  content: string;
  tags: string[];
  /** The category it is filed in. */
  categoryId: number | null;
  /** The caller's own star. */
  isStarred: boolean;
  views: number;
  /** Counts up with every saved state. */
  version: number;
  createdBy: number | null;
  creator: { username: string } | null;
  createdAt: IsoTime;
  updatedAt: IsoTime;
}

/** A page in the app's own lists: the first 100 characters of its text instead of the content. */
export type PageSummary = Omit<Page, 'content'> & { preview: string };

export interface PageSummaries {
  pages: PageSummary[];
  /** Pages that match, over all calls. */
  total: number;
  /** Give it back as `cursor` for the next ones; null at the end. */
  nextCursor: string | null;
}

export interface NewPage {
  title: string;
  content?: string;
  tags?: string[];
  categoryId?: number | null;
}

/** PATCH: only what is given changes. With a `version` that is no longer current the answer is 409. */
export interface PageChange {
  title?: string;
  content?: string;
  tags?: string[];
  categoryId?: number | null;
  version?: number;
}

/** What a 409 on saving carries besides the error body: the page as it stands. */
export interface PageConflict {
  page: Page;
}

export interface PageFilter {
  /** Part of the title or of the text, any case. */
  search?: string;
  /** Any of these tags, any case. */
  tag?: string | string[];
  /** Filed in this category, or in one below it. */
  category?: number;
}

export interface SummaryQuery extends PageFilter {
  view: 'summary';
  /** 1 to 100, 50 when not given. */
  limit?: number;
  cursor?: string;
}

/** The tags a list is asked for, in lower case; null for any. */
export function askedTags(tag: string | string[] | undefined): string[] | null {
  const tags = [tag ?? []]
    .flat()
    .map((each) => each.trim().toLowerCase())
    .filter(Boolean);
  return tags.length > 0 ? tags : null;
}

/** A saved state in the list of them. */
export interface PageVersionHead {
  version: number;
  title: string;
  savedBy: { username: string } | null;
  savedAt: IsoTime;
}

export interface PageVersion extends PageVersionHead {
  content: string;
  tags: string[];
}

export interface PageVersions {
  versions: PageVersionHead[];
  /** Give it back as `before` for older ones; null at the end. */
  nextBefore: number | null;
}

/** `view=changes` leaves out versions without a visible change; `from` is the oldest version to answer. */
export interface VersionsQuery {
  before?: number;
  from?: number;
  view?: 'changes';
}

/** Successive saves of a page by one person, without a long pause and with nobody else's save between. */
export interface PageSitting {
  firstVersion: number;
  lastVersion: number;
  /** The version that it started from; null when the page was created in it. */
  baseVersion: number | null;
  /** Saves with a visible change. */
  saves: number;
  savedBy: { username: string } | null;
  firstSavedAt: IsoTime;
  lastSavedAt: IsoTime;
  /** Words of title, tags and content that came and went; null for a page that is too long to count. */
  words: WordChange | null;
}

export interface WordChange {
  added: number;
  removed: number;
}

export interface PageSittings {
  sittings: PageSitting[];
  /** Pass it as `before` for older ones; null at the end. It is the first version of a sitting, so no sitting is split. */
  nextBefore: number | null;
}

/** A page in the bin. */
export interface BinnedPage {
  id: number;
  title: string;
  deletedBy: { username: string } | null;
  deletedAt: IsoTime;
  /** When it is gone for good. */
  goneAt: IsoTime;
}

/** Tags as they are kept: trimmed, the first spelling of each, in the order given. */
export function tidyTags(tags: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const tag of tags.map((t) => t.trim())) {
    if (tag && !kept.has(tag.toLowerCase())) kept.set(tag.toLowerCase(), tag);
  }
  return [...kept.values()];
}
