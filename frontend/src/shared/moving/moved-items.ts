import type { ContentKind, ContentMove } from '@touchline/contract';

/** A page or play to move. */
export interface MovedItem {
  kind: ContentKind;
  id: number;
  categoryId?: number | null;
}

export interface MoveOfItems extends ContentMove {
  fromTeamId: number;
}

const idsOf = (items: readonly MovedItem[], kind: ContentKind) =>
  items.filter((item) => item.kind === kind).map(({ id }) => id);
export const idsByKind = (items: readonly MovedItem[]) => ({
  pageIds: idsOf(items, 'page'),
  playIds: idsOf(items, 'play'),
});

/** Returns the move that undoes another one: it names the categories that its team may not have. */
export function reverseOf(items: readonly MovedItem[], fromTeamId: number, toTeamId: number): MoveOfItems {
  const categories = [...new Set(items.map(({ categoryId }) => categoryId ?? 0))]
    .filter((id) => id > 0)
    .map((categoryId) => ({
      categoryId,
      ...idsByKind(items.filter((item) => item.categoryId === categoryId)),
    }));
  return { ...idsByKind(items), fromTeamId: toTeamId, toTeamId: fromTeamId, categories };
}
