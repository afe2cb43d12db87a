import type { IsoTime } from '../wire';

export interface Page {
  id: number;
  teamId: number;
  title: string;
  /** Sanitised HTML in the canonical form of `docs/content.md`. */
  content: string;
  tags: string[];
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
}

/** PATCH: only what is given changes. With a `version` that is no longer current the answer is 409. */
export interface PageChange {
  title?: string;
  content?: string;
  tags?: string[];
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
}

export interface SummaryQuery extends PageFilter {
  view: 'summary';
  /** 1 to 100, 50 when not given. */
  limit?: number;
  cursor?: string;
}

/** Tags as they are kept: trimmed, the first spelling of each, in the order given. */
export function tidyTags(tags: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const tag of tags.map((t) => t.trim())) {
    if (tag && !kept.has(tag.toLowerCase())) kept.set(tag.toLowerCase(), tag);
  }
  return [...kept.values()];
}
