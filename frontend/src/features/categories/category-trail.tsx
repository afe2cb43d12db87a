import { categoryTexts as texts, type Category } from '@touchline/contract';
import { Breadcrumbs, CloseIcon, IconButton, Inline } from '@touchline/ui-kit';
import { categoryUrl, pathTo } from './category-tree';

interface CategoryTrailProps {
  category: Category;
  categories: readonly Category[];
  /** Out of the category, to all pages. */
  onClear: () => void;
}

/** Which category is open, the way up, and the way out. */
export function CategoryTrail({ category, categories, onClear }: CategoryTrailProps) {
  const above = pathTo(categories, category.parentId);
  const crumbs = [
    { label: texts.allPages, href: `/teams/${category.teamId}?tab=pages` },
    ...above.map((each) => ({ label: each.name, href: categoryUrl(each) })),
    { label: category.name },
  ];
  return (
    <Inline gap="4">
      <Breadcrumbs label={texts.category} items={crumbs} />
      <IconButton label={texts.leave} icon={CloseIcon} size="small" onPress={onClear} />
    </Inline>
  );
}
