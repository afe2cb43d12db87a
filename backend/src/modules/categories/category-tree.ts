/** A category as its place in the tree needs it. */
export interface Node {
  id: number;
  parentId: number | null;
}

/** From a category up to the top, itself first. */
export function wayUp(nodes: readonly Node[], id: number | null): number[] {
  const parents = new Map(nodes.map((node) => [node.id, node.parentId]));
  const way: number[] = [];
  for (let at = id; at !== null && !way.includes(at); at = parents.get(at) ?? null) way.push(at);
  return way;
}

/** How many categories stand one in another, from this one down to the deepest; 1 when nothing is in it. */
export function height(nodes: readonly Node[], id: number): number {
  const children = nodes.filter(({ parentId }) => parentId === id);
  return 1 + Math.max(0, ...children.map((child) => height(nodes, child.id)));
}

/** Why a category of this height cannot stand under this parent. */
export function whyNotUnder(
  nodes: readonly Node[],
  { id, parentId, most }: Node & { most: number },
): 'category_below_itself' | 'categories_too_deep' | undefined {
  const way = wayUp(nodes, parentId);
  if (way.includes(id)) return 'category_below_itself';
  return way.length + height(nodes, id) > most ? 'categories_too_deep' : undefined;
}
