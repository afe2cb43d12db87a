import { categoryTexts as texts, type Category } from '@touchline/contract';
import { FolderIcon, NavTree, type NavBranch } from '@touchline/ui-kit';
import { categoryUrl, treeOf, type CategoryNode } from './category-tree';

interface CategoryNavigationProps {
  /** Accessible name of the list. */
  label: string;
  categories: readonly Category[];
  /** The open category. */
  currentId: number | undefined;
  onNavigate?: () => void;
}

/** Categories of a team as navigation. */
export function CategoryNavigation({ label, categories, currentId, onNavigate }: CategoryNavigationProps) {
  return (
    <NavTree
      label={label}
      items={treeOf(categories).map(toBranch)}
      currentId={currentId === undefined ? undefined : String(currentId)}
      toggleLabel={(name, isExpanded) => (isExpanded ? texts.hideIn(name) : texts.showIn(name))}
      onNavigate={onNavigate}
    />
  );
}

const toBranch = ({ category, children }: CategoryNode): NavBranch => ({
  id: String(category.id),
  label: category.name,
  href: categoryUrl(category),
  icon: FolderIcon,
  children: children.map(toBranch),
});
