/** A node of the category tree. */
export interface Node {
  id: number;
  parentId: number | null;
}

/** Returns the path from a category to the root, itself first. */
export function pathToRoot(nodes: readonly Node[], id: number | null): number[] {
  const parents = new Map(nodes.map((node) => [node.id, node.parentId]));
  const way: number[] = [];
  for (let at = id; at !== null && !way.includes(at); at = parents.get(at) ?? null) way.push(at);
  return way;
}

/** Returns the height of a subtree; 1 for a leaf. */
export function height(nodes: readonly Node[], id: number): number {
  const children = nodes.filter(({ parentId }) => parentId === id);
  return 1 + Math.max(0, ...children.map((child) => height(nodes, child.id)));
}

/** Returns the reason why a category cannot be moved below this parent: a cycle, or too deep a tree. */
export function parentError(
  nodes: readonly Node[],
  { id, parentId, maxDepth }: Node & { maxDepth: number },
): 'category_below_itself' | 'categories_too_deep' | undefined {
  const way = pathToRoot(nodes, parentId);
  if (way.includes(id)) return 'category_below_itself';
  return way.length + height(nodes, id) > maxDepth ? 'categories_too_deep' : undefined;
}
