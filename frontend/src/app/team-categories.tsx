import { useQuery } from '@tanstack/react-query';
import { canChangeCategories, categoryTexts as texts, type Team } from '@touchline/contract';
import { NavLink, SettingsIcon, Stack } from '@touchline/ui-kit';
import { useState } from 'react';
import { CategoryManager } from '../features/categories/category-manager';
import { CategoryPlaces } from '../features/categories/category-places';
import { categoriesQuery } from '../features/categories/category-queries';
import { useStanding } from '../shared/session';

interface TeamCategoriesProps {
  team: Team;
  /** The one that is open. */
  currentId: number | undefined;
  onNavigate?: () => void;
}

/** The categories of a team in the sidebar, and for editors the way to put them in order. */
export function TeamCategories({ team, currentId, onNavigate }: TeamCategoriesProps) {
  const [isManaging, setManaging] = useState(false);
  const { data: categories } = useQuery(categoriesQuery(team.id));
  const standing = useStanding(team);
  const canChange = standing !== undefined && canChangeCategories(standing);
  if (!categories || (categories.length === 0 && !canChange)) return null;
  return (
    <Stack gap="2">
      {categories.length > 0 && (
        <CategoryPlaces
          label={`${texts.categories}: ${team.name}`}
          categories={categories}
          currentId={currentId}
          onNavigate={onNavigate}
        />
      )}
      {canChange && (
        <NavLink icon={SettingsIcon} onPress={() => setManaging(true)}>
          {categories.length > 0 ? texts.manage : texts.addFirst}
        </NavLink>
      )}
      <CategoryManager teamId={team.id} isOpen={isManaging} onOpenChange={setManaging} />
    </Stack>
  );
}
