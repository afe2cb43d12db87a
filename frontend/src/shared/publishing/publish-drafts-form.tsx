import type { ContentKind, TeamSummary } from '@touchline/contract';
import { PublishForm } from './publish-form';
import { usePublishDrafts } from './publish-queries';

interface PublishDraftsFormProps {
  kind: ContentKind;
  team: TeamSummary;
  ids: readonly number[];
  onPublished: () => void;
  onClose: () => void;
}

/** Publishes the selected drafts with one notification. */
export function PublishDraftsForm({ kind, team, ids, onPublished, onClose }: PublishDraftsFormProps) {
  const { mutate, isPending } = usePublishDrafts(kind, team.id, onPublished);
  return (
    <PublishForm
      team={team}
      isMany={ids.length > 1}
      isBusy={isPending}
      onPublish={(note) => mutate({ ids, note })}
      onClose={onClose}
    />
  );
}
