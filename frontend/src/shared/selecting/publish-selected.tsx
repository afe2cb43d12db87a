import { publishingTexts, selectionTexts as texts, type TeamSummary } from '@touchline/contract';
import { Popover, SkeletonText } from '@touchline/ui-kit';
import { lazyContent } from '../lazy-content';
import type { SelectedActionProps } from './selected-action';

const PublishDraftsForm = lazyContent(
  async () => (await import('../publishing/publish-drafts-form')).PublishDraftsForm,
);

/** Publishes the drafts among the selected pages or plays. */
export function PublishSelected(props: SelectedActionProps & { team: TeamSummary }) {
  const { kind, team, selected, isDisabled, onDone } = props;
  const drafts = selected.filter(({ isDraft }) => isDraft).map(({ id }) => id);
  return (
    <Popover
      label={texts.publish(drafts.length)}
      size="small"
      isDisabled={isDisabled || drafts.length === 0}
      sheetTitle={publishingTexts.publishTo(team.name)}
      isSheetFitted
    >
      {(close) => (
        <PublishDraftsForm
          fallback={<SkeletonText lines={6} />}
          kind={kind}
          team={team}
          ids={drafts}
          onPublished={onDone}
          onClose={close}
        />
      )}
    </Popover>
  );
}
