/** A page or play of a list. */
export interface SelectableContent {
  id: number;
  tags: readonly string[];
  categoryId: number | null;
  isDraft?: boolean;
}
