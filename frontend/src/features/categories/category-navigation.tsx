import { categoryTexts as texts, type Category } from '@touchline/contract';
import { NavTree, type NavBranch } from '@touchline/ui-kit';
import { categoryUrl, treeOf, type CategoryNode } from './category-tree';

interface CategoryNavigationProps {
  /** Accessible name of the list. */
  label: string;
  categories: readonly Category[];
  /** The open category, or that of the open page. */
  currentId: number | undefined;
  /** A page of the category is open, not the category itself. */
  isPageOpen: boolean;
  onNavigate?: () => void;
}

/** Categories of a team as navigation. */
export function CategoryNavigation(props: CategoryNavigationProps) {
  const { label, categories, currentId, isPageOpen, onNavigate } = props;
  return (
    <NavTree
      label={label}
      items={treeOf(categories).map(toBranch)}
      currentId={currentId === undefined ? undefined : String(currentId)}
      isPageInside={isPageOpen}
      toggleLabel={(name, isExpanded) => (isExpanded ? texts.hideIn(name) : texts.showIn(name))}
      onNavigate={onNavigate}
    />
  );
}

const toBranch = ({ category, children }: CategoryNode): NavBranch => ({
  id: String(category.id),
  label: category.name,
  href: categoryUrl(category),
  children: children.map(toBranch),
});
