import { useQuery } from '@tanstack/react-query';
import {
  draftSelectionTexts as texts,
  limits,
  publishingTexts,
  type ContentKind,
  type TeamSummary,
} from '@touchline/contract';
import {
  Popover,
  SelectionBar,
  SelectionMark,
  SkeletonText,
  type ItemSelection,
  type SelectionBarProps,
  type SelectionMarkProps,
} from '@touchline/ui-kit';
import { lazy, Suspense } from 'react';
import { teamsQuery } from '../session';

const PublishDraftsForm = lazy(async () => ({
  default: (await import('./publish-drafts-form')).PublishDraftsForm,
}));

/** The checkbox of a draft. */
export function DraftMark({ title, ...mark }: Omit<SelectionMarkProps, 'label'> & { title: string }) {
  return <SelectionMark {...mark} label={texts.select(title)} />;
}

interface DraftSelectionBarProps extends Pick<SelectionBarProps, 'onClosed'> {
  kind: ContentKind;
  teamId: number;
  selection: ItemSelection;
}

/** Shows how many drafts are selected, and publishes them. */
export function DraftSelectionBar({ kind, teamId, selection, onClosed }: DraftSelectionBarProps) {
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
        <PublishDrafts
          kind={kind}
          team={team}
          selection={selection}
          isDisabled={isTooMany}
          onPublished={onClosed}
        />
      )}
    </SelectionBar>
  );
}

interface PublishDraftsProps {
  kind: ContentKind;
  team: TeamSummary;
  selection: ItemSelection;
  isDisabled: boolean;
  onPublished: () => void;
}

function PublishDrafts({ kind, team, selection, isDisabled, onPublished }: PublishDraftsProps) {
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
            kind={kind}
            team={team}
            ids={selection.selected}
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
