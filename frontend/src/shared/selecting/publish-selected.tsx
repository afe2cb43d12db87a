import { publishingTexts, selectionTexts as texts, type TeamSummary } from '@touchline/contract';
import { Popover, SkeletonText } from '@touchline/ui-kit';
import { lazy, Suspense } from 'react';
import type { SelectedActionProps } from './selected-action';

const PublishDraftsForm = lazy(async () => ({
  default: (await import('../publishing/publish-drafts-form')).PublishDraftsForm,
}));

/** Publishes the drafts among the selected pages or plays. */
export function PublishSelected(props: SelectedActionProps & { team: TeamSummary }) {
  const { kind, team, selected, isDisabled, onDone } = props;
  const drafts = selected.filter(({ isDraft }) => isDraft).map(({ id }) => id);
  return (
    <Popover
      label={texts.publish(drafts.length)}
      tone="accent"
      size="small"
      isDisabled={isDisabled || drafts.length === 0}
      sheetTitle={publishingTexts.publishTo(team.name)}
      isSheetFitted
    >
      {(close) => (
        <Suspense fallback={<SkeletonText lines={6} />}>
          <PublishDraftsForm kind={kind} team={team} ids={drafts} onPublished={onDone} onClose={close} />
        </Suspense>
      )}
    </Popover>
  );
}
