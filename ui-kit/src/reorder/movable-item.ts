export interface MovableItem {
  id: string;
  title: string;
  /** An item moves only among the items of its group. */
  group?: number | string;
}

export interface ReorderOptions<Item> {
  items: readonly Item[];
  /** Makes the items movable; called with the ids in their new order, and the id of the moved item. */
  onReorder?: (ids: string[], movedId: string) => void;
  /** Announced after a move by key or menu. */
  movedLabel?: (title: string, place: number) => string;
}
