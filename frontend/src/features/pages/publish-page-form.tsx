import type { Page, TeamSummary } from '@touchline/contract';
import { useState } from 'react';
import { PublishForm } from './publish-form';
import { usePublishPage } from './publish-queries';

interface PublishPageFormProps {
  page: Page;
  team: TeamSummary;
  /** Saves the page first; resolves to false, after telling the user, if that fails. */
  save: () => Promise<boolean>;
  /** Called before the page is shown as published. */
  onPublished: () => void;
  onClose: () => void;
}

/** Saves and publishes the open page. */
export function PublishPageForm({ page, team, save, onPublished, onClose }: PublishPageFormProps) {
  const [isSaving, setSaving] = useState(false);
  const { mutate, isPending } = usePublishPage(page.id, onPublished);
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
