import type { PagedQuery } from '../lists/paged-list';
import type { PageFilter } from './page';

/** `name`: without case and accents. `match`: the tag that is searched for, then tags in which a word begins with the search. */
export const tagSorts = ['name', 'match'] as const;
export type TagSort = (typeof tagSorts)[number];

export interface TagsQuery extends PagedQuery {
  /** Part of the tag, ignoring case and accents. */
  search?: string;
  /** `name` when not given. */
  sort?: TagSort;
}

export interface TagsPage {
  tags: string[];
  nextCursor: string | null;
}

export interface CommonTags {
  /** The tags on most pages and plays, at most `limits.commonTags`, by name. */
  tags: string[];
  /** Number of pages and plays with each tag, in the order of `tags`. */
  counts: number[];
  /** Number of all tags that match the filter. */
  total: number;
}

/** Filters by the pages and plays that have the tags, as their lists do. */
export interface CommonTagsQuery extends Pick<PageFilter, 'search' | 'category' | 'starred'> {
  view: 'common';
}
