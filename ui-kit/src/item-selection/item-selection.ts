/** The chosen items, and the one that a range begins at. */
export interface Choice<Id> {
  ids: readonly Id[];
  anchor?: Id;
}

/** Adds the item, or removes one that is chosen. */
export function toggled<Id>({ ids }: Choice<Id>, id: Id): Choice<Id> {
  const isChosen = ids.includes(id);
  return { ids: isChosen ? ids.filter((each) => each !== id) : [...ids, id], anchor: id };
}

/** Adds all items from the anchor to this one, in the order of the list; without an anchor in the list, only this one. */
export function extended<Id>(choice: Choice<Id>, id: Id, list: readonly Id[]): Choice<Id> {
  const [end, start] = [list.indexOf(id), choice.anchor === undefined ? -1 : list.indexOf(choice.anchor)];
  if (start < 0) return { ids: [...new Set([...choice.ids, id])], anchor: id };
  const range = list.slice(Math.min(start, end), Math.max(start, end) + 1);
  return { ids: [...new Set([...choice.ids, ...range])], anchor: choice.anchor };
}
