import {
  canChangeCategories,
  categoryNavTexts,
  categoryTexts as texts,
  pageListTexts,
  type TeamSummary,
} from '@touchline/contract';
import {
  Button,
  EmptyState,
  FolderIcon,
  IconButton,
  Inline,
  PlusIcon,
  SettingsIcon,
} from '@touchline/ui-kit';
import { useState } from 'react';
import { CategoryTrail } from '../../features/categories/category-trail';
import { LoadFailed } from '../../shared/load-failed';
import { useStanding } from '../../shared/session';
import type { OpenCategory } from './use-open-category';
import { lazyDialog } from '../../shared/lazy-dialog';

const CategoryManager = lazyDialog(
  async () => (await import('../../features/categories/category-manager')).CategoryManager,
);

interface InCategoryProps {
  team: TeamSummary;
  opened: Extract<OpenCategory, { state: 'open' }>;
  onClear: () => void;
}

/** Shows the category that filters a team; editors can open the category manager. */
export function InCategory({ team, opened, onClear }: InCategoryProps) {
  const [isManaging, setManaging] = useState(false);
  const standing = useStanding(team);
  return (
    <Inline gap="4">
      <CategoryTrail category={opened.category} categories={opened.categories} onClear={onClear} />
      {standing && canChangeCategories(standing) && (
        <>
          <IconButton
            label={categoryNavTexts.manage}
            icon={SettingsIcon}
            size="small"
            onPress={() => setManaging(true)}
          />
          <CategoryManager teamId={team.id} isOpen={isManaging} onOpenChange={setManaging} />
        </>
      )}
    </Inline>
  );
}

interface CategoryMissingProps {
  opened: Extract<OpenCategory, { state: 'unknown' | 'failed' }>;
  onClear: () => void;
}

/** Empty state for an unknown category, or an error state if the categories failed to load. */
export function CategoryMissing({ opened, onClear }: CategoryMissingProps) {
  if (opened.state === 'failed') return <LoadFailed query={opened.query} />;
  const action = <Button onPress={onClear}>{categoryNavTexts.leave}</Button>;
  return <EmptyState icon={FolderIcon} title={texts.unknown} detail={texts.unknownLead} action={action} />;
}

/** Empty state of a category without pages. */
export function EmptyCategory({ canCreate, onCreate }: { canCreate: boolean; onCreate: () => void }) {
  const action = canCreate && (
    <Button icon={PlusIcon} onPress={onCreate}>
      {pageListTexts.createTitle}
    </Button>
  );
  return <EmptyState icon={FolderIcon} title={texts.emptyCategory} action={action} />;
}
