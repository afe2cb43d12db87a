import type { TeamSummary } from '@touchline/contract';
import { PublishForm } from '../../shared/publishing/publish-form';
import { usePublishPages } from '../../shared/publishing/publish-queries';

interface PublishDraftsFormProps {
  team: TeamSummary;
  pageIds: readonly number[];
  onPublished: () => void;
  onClose: () => void;
}

/** Publishes the selected drafts with one notification. */
export function PublishDraftsForm({ team, pageIds, onPublished, onClose }: PublishDraftsFormProps) {
  const { mutate, isPending } = usePublishPages(team.id, onPublished);
  return (
    <PublishForm
      team={team}
      isMany={pageIds.length > 1}
      isBusy={isPending}
      onPublish={(note) => mutate({ pageIds, note })}
      onClose={onClose}
    />
  );
}
