import { useQuery } from '@tanstack/react-query';
import { appTexts, categoryNavTexts, type Category, type Page, type TeamSummary } from '@touchline/contract';
import { Breadcrumbs, CloseIcon, IconButton, Inline } from '@touchline/ui-kit';
import { categoriesQuery } from './category-queries';
import { categoryUrl, pathTo } from './category-tree';

/** Returns links from the top category down to the given one. */
const wayTo = (categories: readonly Category[], id: number | null) =>
  pathTo(categories, id).map((each) => ({ label: each.name, href: categoryUrl(each) }));

interface CategoryTrailProps {
  category: Category;
  categories: readonly Category[];
  /** Leaves the category and shows all pages. */
  onClear: () => void;
}

/** Breadcrumbs of the open category, with a button to leave it. */
export function CategoryTrail({ category, categories, onClear }: CategoryTrailProps) {
  const crumbs = [
    { label: categoryNavTexts.allPages, href: `/teams/${category.teamId}?tab=pages` },
    ...wayTo(categories, category.parentId),
    { label: category.name },
  ];
  return (
    <Inline gap="4">
      <Breadcrumbs label={categoryNavTexts.category} moreLabel={categoryNavTexts.between} items={crumbs} />
      <IconButton label={categoryNavTexts.leave} icon={CloseIcon} size="small" onPress={onClear} />
    </Inline>
  );
}

/** Breadcrumbs of a page or play: its team and its categories. */
export function PageTrail({ page, team }: { page: Pick<Page, 'categoryId'>; team: TeamSummary }) {
  const isFiled = page.categoryId !== null;
  const { data: categories = [] } = useQuery({ ...categoriesQuery(team.id), enabled: isFiled });
  const crumbs = [{ label: team.name, href: `/teams/${team.id}` }, ...wayTo(categories, page.categoryId)];
  return <Breadcrumbs label={appTexts.breadcrumb} moreLabel={categoryNavTexts.between} items={crumbs} />;
}
