import { useQuery } from '@tanstack/react-query';
import {
  draftSelectionTexts as texts,
  limits,
  publishingTexts,
  type PageSummary,
  type TeamSummary,
} from '@touchline/contract';
import {
  Popover,
  SelectionBar,
  SelectionMark,
  SkeletonText,
  type ItemSelection,
  type SelectionBarProps,
} from '@touchline/ui-kit';
import { lazy, Suspense } from 'react';
import { teamsQuery } from '../../shared/session';

const PublishDraftsForm = lazy(async () => ({
  default: (await import('./publish-drafts-form')).PublishDraftsForm,
}));

/** The checkbox of a draft. */
export function DraftMark({ page, selection }: { page: PageSummary; selection: ItemSelection }) {
  return <SelectionMark id={page.id} label={texts.select(page.title)} selection={selection} />;
}

interface DraftSelectionBarProps extends Pick<SelectionBarProps, 'onClosed'> {
  teamId: number;
  selection: ItemSelection;
}

/** Shows how many drafts are selected, and publishes them. */
export function DraftSelectionBar({ teamId, selection, onClosed }: DraftSelectionBarProps) {
  const { data: teams } = useQuery(teamsQuery);
  const team = teams?.find(({ id }) => id === teamId);
  const { length: count } = selection.selected;
  const isTooMany = count > limits.publishedPages;
  return (
    <SelectionBar
      label={texts.selection}
      count={isTooMany ? texts.tooMany(limits.publishedPages) : texts.selected(count)}
      clearLabel={texts.clear}
      selection={selection}
      onClosed={onClosed}
    >
      {team && (
        <PublishDrafts team={team} selection={selection} isDisabled={isTooMany} onPublished={onClosed} />
      )}
    </SelectionBar>
  );
}

interface PublishDraftsProps {
  team: TeamSummary;
  selection: ItemSelection;
  isDisabled: boolean;
  onPublished: () => void;
}

function PublishDrafts({ team, selection, isDisabled, onPublished }: PublishDraftsProps) {
  return (
    <Popover
      label={publishingTexts.publish}
      tone="accent"
      size="small"
      isDisabled={isDisabled}
      sheetTitle={publishingTexts.publishTo(team.name)}
      isSheetFitted
    >
      {(close) => (
        <Suspense fallback={<SkeletonText lines={6} />}>
          <PublishDraftsForm
            team={team}
            pageIds={selection.selected}
            onPublished={() => {
              selection.clear();
              // The sheet on phones makes the page inert until it is gone.
              requestAnimationFrame(onPublished);
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </Popover>
  );
}
