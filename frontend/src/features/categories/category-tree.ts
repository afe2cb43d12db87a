import type { Category } from '@touchline/contract';

/** Category with its children. */
export interface CategoryNode {
  category: Category;
  children: CategoryNode[];
}

/** Builds the tree from the server's list, which has parents first. */
export function treeOf(categories: readonly Category[], parentId: number | null = null): CategoryNode[] {
  return categories
    .filter((category) => category.parentId === parentId)
    .map((category) => ({ category, children: treeOf(categories, category.id) }));
}

/** Returns the path from the top category to the given one, both included; empty if it is unknown. */
export function pathTo(categories: readonly Category[], id: number | null): Category[] {
  const category = categories.find((each) => each.id === id);
  return category ? [...pathTo(categories, category.parentId), category] : [];
}

/** Returns the full path as text, because two categories may have the same name. */
export const pathName = (path: readonly Category[]) => path.map(({ name }) => name).join(' / ');

export interface CategoryChoice {
  id: number;
  label: string;
}

/** Returns all categories in tree order with their paths; without `except` and its descendants. */
export function choicesOf(categories: readonly Category[], except?: number): CategoryChoice[] {
  const below = ({ category, children }: CategoryNode): CategoryChoice[] =>
    category.id === except
      ? []
      : [{ id: category.id, label: pathName(pathTo(categories, category.id)) }, ...children.flatMap(below)];
  return treeOf(categories).flatMap(below);
}

export const categoryUrl = ({ teamId, id }: Pick<Category, 'teamId' | 'id'>) =>
  `/teams/${teamId}?category=${id}`;
