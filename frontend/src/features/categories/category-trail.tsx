import { useQuery } from '@tanstack/react-query';
import {
  appTexts,
  categoryTexts as texts,
  type Category,
  type Page,
  type TeamSummary,
} from '@touchline/contract';
import { Breadcrumbs, CloseIcon, IconButton, Inline } from '@touchline/ui-kit';
import { categoriesQuery } from './category-queries';
import { categoryUrl, pathTo } from './category-tree';

/** The way down to a category, itself last, as links. */
const wayTo = (categories: readonly Category[], id: number | null) =>
  pathTo(categories, id).map((each) => ({ label: each.name, href: categoryUrl(each) }));

interface CategoryTrailProps {
  category: Category;
  categories: readonly Category[];
  /** Out of the category, to all pages. */
  onClear: () => void;
}

/** Which category is open, the way up, and the way out. */
export function CategoryTrail({ category, categories, onClear }: CategoryTrailProps) {
  const crumbs = [
    { label: texts.allPages, href: `/teams/${category.teamId}?tab=pages` },
    ...wayTo(categories, category.parentId),
    { label: category.name },
  ];
  return (
    <Inline gap="4">
      <Breadcrumbs label={texts.category} moreLabel={texts.between} items={crumbs} />
      <IconButton label={texts.leave} icon={CloseIcon} size="small" onPress={onClear} />
    </Inline>
  );
}

/** Where a page is filed: its team, and below it the way to its category. */
export function PageTrail({ page, team }: { page: Page; team: TeamSummary }) {
  const isFiled = page.categoryId !== null;
  const { data: categories = [] } = useQuery({ ...categoriesQuery(team.id), enabled: isFiled });
  const crumbs = [{ label: team.name, href: `/teams/${team.id}` }, ...wayTo(categories, page.categoryId)];
  return <Breadcrumbs label={appTexts.breadcrumb} moreLabel={texts.between} items={crumbs} />;
}
