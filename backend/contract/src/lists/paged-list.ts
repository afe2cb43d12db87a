/** Asks for a list in parts: `limits.rowsPerCall` rows at a time, 100. Without a view a call answers the whole list. */
export interface PagedQuery {
  view: 'paged';
  /** The `nextCursor` of the part before. */
  cursor?: string;
}

export const sortDirections = ['ascending', 'descending'] as const;
export type SortDirection = (typeof sortDirections)[number];
