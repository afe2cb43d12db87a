import { diffArrays } from 'diff';

/** Something as it was, as I made it of that, and as someone else did. */
export interface Sides<T> {
  base: T;
  mine: T;
  theirs: T;
}

/** One order of what stands in mine or in theirs: theirs, with what I moved or added where I put it. */
export function mergeOrder({ base, mine, theirs }: Sides<readonly string[]>): string[] {
  const moved = movedIn(base, mine);
  return weave(
    theirs.filter((id) => !moved.has(id)),
    mine,
  );
}

/** `others` among `order`: what is missing there comes after what it stands behind. */
export function weave(order: readonly string[], others: readonly string[]): string[] {
  const known = new Set(order);
  const added = new Map<string | undefined, string[]>();
  let anchor: string | undefined;
  for (const id of others) {
    if (known.has(id)) anchor = id;
    else added.set(anchor, [...(added.get(anchor) ?? []), id]);
  }
  return [undefined, ...order].flatMap((id) => [...(id === undefined ? [] : [id]), ...(added.get(id) ?? [])]);
}

/** What stands in both, but in another order. */
export function movedIn(before: readonly string[], after: readonly string[]): Set<string> {
  const [inBefore, inAfter] = [new Set(before), new Set(after)];
  const stayed = before.filter((id) => inAfter.has(id));
  const arrived = after.filter((id) => inBefore.has(id));
  return new Set(diffArrays(stayed, arrived).flatMap(({ added, value }) => (added ? value : [])));
}
