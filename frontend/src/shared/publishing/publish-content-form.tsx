import type { TeamSummary } from '@touchline/contract';
import { useState } from 'react';
import type { ContentId } from '../api/content-queries';
import { PublishForm } from './publish-form';
import { usePublish } from './publish-queries';

interface PublishContentFormProps {
  content: ContentId;
  team: TeamSummary;
  /** Saves the page or play first; resolves to false, after telling the user, if that fails. */
  save: () => Promise<boolean>;
  /** Called before the page or play is shown as published. */
  onPublished: () => void;
  onClose: () => void;
}

/** Saves and publishes the open page or play. */
export function PublishContentForm({ content, team, save, onPublished, onClose }: PublishContentFormProps) {
  const [isSaving, setSaving] = useState(false);
  const { mutate, isPending } = usePublish(content, onPublished);
  const publish = async (note: string) => {
    setSaving(true);
    const isSaved = await save();
    setSaving(false);
    if (isSaved) mutate(note);
  };
  return (
    <PublishForm
      team={team}
      isBusy={isSaving || isPending}
      onPublish={(note) => void publish(note)}
      onClose={onClose}
    />
  );
}
