/** Cursor pagination with `limits.rowsPerCall` (100) rows per page. Without `view` the call returns the whole list. */
export interface PagedQuery {
  view: 'paged';
  /** The `nextCursor` of the previous page. */
  cursor?: string;
}

export const sortDirections = ['ascending', 'descending'] as const;
export type SortDirection = (typeof sortDirections)[number];
