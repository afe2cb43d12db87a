import { useQuery } from '@tanstack/react-query';
import { canChangeCategories, categoryNavTexts, type TeamSummary } from '@touchline/contract';
import { IconButton, NavLabel, NavLink, NavSkeleton, SettingsIcon, Stack } from '@touchline/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { categoriesQuery } from '../../features/categories/category-queries';
import { useServerHtml } from '../../shared/hooks/use-server-html';
import { useStanding } from '../../shared/session';
import { lazyDialog } from '../../shared/lazy-dialog';

/** Lazy: a tree with keyboard navigation is much code for a feature that many teams do not use. */
const CategoryNavigation = lazy(async () => ({
  default: (await import('../../features/categories/category-navigation')).CategoryNavigation,
}));
const CategoryManager = lazyDialog(
  async () => (await import('../../features/categories/category-manager')).CategoryManager,
);

interface TeamCategoriesProps {
  team: TeamSummary;
  /** The open category, or that of the open page. */
  currentId: number | undefined;
  /** A page of the category is open, not the category itself. */
  isPageOpen: boolean;
  onNavigate?: () => void;
}

/** Categories of a team in the sidebar, and for editors the category manager. */
export function TeamCategories({ team, currentId, isPageOpen, onNavigate }: TeamCategoriesProps) {
  const [isManaging, setManaging] = useState(false);
  const { data: categories } = useQuery(categoriesQuery(team.id));
  const serverHtml = useServerHtml(`[data-categories="${team.id}"]`);
  const standing = useStanding(team);
  const canChange = standing !== undefined && canChangeCategories(standing);
  if (!categories || (categories.length === 0 && !canChange)) return null;
  const topLevel = categories.filter(({ parentId }) => parentId === null);
  const fallback =
    serverHtml === undefined ? (
      <NavSkeleton lines={topLevel.length} />
    ) : (
      <div dangerouslySetInnerHTML={{ __html: serverHtml }} />
    );
  return (
    <Stack gap="2">
      {categories.length > 0 && (
        <NavLabel
          action={
            canChange && (
              <IconButton
                label={categoryNavTexts.manage}
                icon={SettingsIcon}
                size="small"
                onPress={() => setManaging(true)}
              />
            )
          }
        >
          {categoryNavTexts.categories}
        </NavLabel>
      )}
      {categories.length > 0 && (
        <div data-categories={team.id}>
          <Suspense fallback={fallback}>
            <CategoryNavigation
              label={`${categoryNavTexts.categories}: ${team.name}`}
              categories={categories}
              currentId={currentId}
              isPageOpen={isPageOpen}
              onNavigate={onNavigate}
            />
          </Suspense>
        </div>
      )}
      {categories.length === 0 && (
        <NavLink icon={SettingsIcon} onPress={() => setManaging(true)}>
          {categoryNavTexts.addFirst}
        </NavLink>
      )}
      <CategoryManager teamId={team.id} isOpen={isManaging} onOpenChange={setManaging} />
    </Stack>
  );
}
