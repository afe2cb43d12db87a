import { diffArrays } from 'diff';

/** Sides of a three-way merge: the base, the user's own version, and the version of another user. */
export interface Sides<T> {
  base: T;
  mine: T;
  theirs: T;
}

/** Merges two orders: theirs, with the blocks that I moved or added at my positions. */
export function mergeOrder({ base, mine, theirs }: Sides<readonly string[]>): string[] {
  const moved = movedIn(base, mine);
  return weave(
    theirs.filter((id) => !moved.has(id)),
    mine,
  );
}

/** Inserts the ids of `others` that `order` lacks, each after its predecessor in `others`. */
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

/** Returns the ids that are in both orders, but moved. */
export function movedIn(before: readonly string[], after: readonly string[]): Set<string> {
  const [inBefore, inAfter] = [new Set(before), new Set(after)];
  const stayed = before.filter((id) => inAfter.has(id));
  const arrived = after.filter((id) => inBefore.has(id));
  return new Set(diffArrays(stayed, arrived).flatMap(({ added, value }) => (added ? value : [])));
}
