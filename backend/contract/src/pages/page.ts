import type { Board } from '../boards/board';
import type { IsoTime } from '../http-types';
import type { ReadState, SavedVersion } from '../lifecycle/lifecycle';

export interface Page {
  id: number;
  teamId: number;
  title: string;
  /** Sanitised HTML in the canonical form of `docs/content.md`. */
  content: string;
  tags: string[];
  /** Id of the page's category. */
  categoryId: number | null;
  /** The caller's own star. */
  isStarred: boolean;
  views: number;
  /** Incremented by each save. */
  version: number;
  createdBy: number | null;
  creator: { username: string } | null;
  createdAt: IsoTime;
  updatedAt: IsoTime;
  /** The user of `updatedAt`; null for a deleted account. Optional, because an earlier build does not send it. */
  updatedBy?: { displayName: string; avatar: string | null } | null;
  /** Minutes that reading the text takes, at least 1. Optional as `updatedBy`. */
  minutes?: number;
  /** The version that the caller read last, null if none; only when the page is read. */
  lastReadVersion?: number | null;
  /** Visible to editors of the team only. Optional as `updatedBy`. */
  isDraft?: boolean;
  /** Null for a draft. Optional as `updatedBy`. */
  publishedAt?: IsoTime | null;
}

/** A list entry with the first 100 characters of the text instead of the content. */
export type PageSummary = Omit<Page, 'content' | 'lastReadVersion'> & {
  preview: string;
  /** Null for what the caller has read. Optional as `updatedBy`. */
  readState?: ReadState | null;
};

export interface PageSummaries {
  pages: PageSummary[];
  /** Number of matches over all pages of the list. */
  total: number;
  /** Pass as `cursor` for the next page; null on the last page. */
  nextCursor: string | null;
}

export interface NewPage {
  title: string;
  content?: string;
  tags?: string[];
  categoryId?: number | null;
  /** Without it the page is published at once. */
  draft?: boolean;
}

/** Without `draft` the copy of a published page is published at once; the copy of a draft is always a draft. */
export type Duplication = Pick<NewPage, 'draft'>;

export interface Publication {
  /** Goes into the notification, at most `limits.publishNote` characters. */
  note?: string;
}

export interface BulkPublication extends Publication {
  pageIds: number[];
}

/** The response to publishing one page. */
export interface PublishedPage {
  page: Page;
  /** The number of members who are notified; 0 when the page was published before. */
  notified: number;
}

/** The response to publishing several pages. */
export interface PublishedPages {
  pageIds: number[];
  notified: number;
}

/** Body of PATCH: omitted fields keep their value. An outdated `version` is a conflict (409). */
export interface PageChange {
  title?: string;
  content?: string;
  tags?: string[];
  categoryId?: number | null;
  version?: number;
}

/** The additional field of a 409 on saving: the current page. */
export interface PageConflict {
  page: Page;
}

export interface PageFilter {
  /** Matches part of the title or text, case-insensitively. */
  search?: string;
  /** Matches any of these tags, case-insensitively. */
  tag?: string | string[];
  /** Includes the category's descendants. */
  category?: number;
  /** `yes` leaves out what the caller has not starred. */
  starred?: 'yes';
}

export interface PageListFilter extends PageFilter {
  /** Sorts the pages of a category by its own order, those of its descendants after them; the default is newest first. */
  order?: 'own';
}

export interface SummaryQuery extends PageListFilter {
  view: 'summary';
  /** 1 to 100, default 50. */
  limit?: number;
  cursor?: string;
}

/** Returns the requested tags in lower case; null for no filter. */
export function askedTags(tag: string | string[] | undefined): string[] | null {
  const tags = [tag ?? []]
    .flat()
    .map((each) => each.trim().toLowerCase())
    .filter(Boolean);
  return tags.length > 0 ? tags : null;
}

/** A version without its content. */
export interface PageVersionHead extends SavedVersion {
  title: string;
}

export interface PageVersion extends PageVersionHead {
  content: string;
  tags: string[];
}

/** A version of a page or play that the caller read, to compare the current one with. `title` is the name of a play. */
export interface ReadVersion {
  version: number;
  title: string;
  content: string;
  tags: string[];
  savedAt: IsoTime;
  /** Only plays have it. Optional, because an earlier build does not send it; so are the next two. */
  description?: string | null;
  formation?: string | null;
  diagramUrl?: string | null;
  board?: Board | null;
}

export interface PageVersions {
  versions: PageVersionHead[];
  /** Pass as `before` for older versions; null on the last page. */
  nextBefore: number | null;
}

const WORDS_PER_MINUTE = 200;

/** Returns how long a text takes to read, in whole minutes. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / WORDS_PER_MINUTE));

/** Normalizes tags: trimmed, without case-insensitive duplicates, in the given order. */
export function tidyTags(tags: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const tag of tags.map((t) => t.trim())) {
    if (tag && !kept.has(tag.toLowerCase())) kept.set(tag.toLowerCase(), tag);
  }
  return [...kept.values()];
}
