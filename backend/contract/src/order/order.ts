import type { ContentKind } from '../lifecycle/lifecycle';

/** Moves a page or play directly before or after another one of the same category. */
export interface OrderChange {
  side: 'before' | 'after';
  kind: ContentKind;
  id: number;
}

/** The page or play before or after another one in the order of their category. */
export interface Neighbour {
  kind: ContentKind;
  id: number;
  /** The title of a page, the name of a play. */
  title: string;
  isDraft: boolean;
}

/** Null at the ends of the order; both are null without a category. */
export interface Neighbours {
  previous: Neighbour | null;
  next: Neighbour | null;
}
