import type { Category } from '@touchline/contract';

/** A category with those in it. */
export interface CategoryNode {
  category: Category;
  children: CategoryNode[];
}

/** The list of the server, parents first, as the tree it is. */
export function treeOf(categories: readonly Category[], parentId: number | null = null): CategoryNode[] {
  return categories
    .filter((category) => category.parentId === parentId)
    .map((category) => ({ category, children: treeOf(categories, category.id) }));
}

/** From the top down to a category, itself last; nothing where it is not known. */
export function pathTo(categories: readonly Category[], id: number | null): Category[] {
  const category = categories.find((each) => each.id === id);
  return category ? [...pathTo(categories, category.parentId), category] : [];
}

/** A category by its whole path: two may have the same name. */
export const pathName = (path: readonly Category[]) => path.map(({ name }) => name).join(' / ');

export interface CategoryChoice {
  id: number;
  label: string;
}

/** All of them in the order of the tree, by their paths; without `except` and what is in it. */
export function choicesOf(categories: readonly Category[], except?: number): CategoryChoice[] {
  const below = ({ category, children }: CategoryNode): CategoryChoice[] =>
    category.id === except
      ? []
      : [{ id: category.id, label: pathName(pathTo(categories, category.id)) }, ...children.flatMap(below)];
  return treeOf(categories).flatMap(below);
}

export const categoryUrl = ({ teamId, id }: Pick<Category, 'teamId' | 'id'>) =>
  `/teams/${teamId}?category=${id}`;
