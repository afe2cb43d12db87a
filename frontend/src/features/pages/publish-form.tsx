import { appTexts, limits, publishingTexts as texts, type Page, type TeamSummary } from '@touchline/contract';
import { Button, Facts, Form, Heading, Inline, ShowAbove, Stack, Text, TextArea } from '@touchline/ui-kit';
import { useState, type KeyboardEvent } from 'react';
import { useOnline } from '../../shared/hooks/use-online';
import { Audience } from './audience';
import { usePublishPage } from './publish-queries';

export interface PublishFormProps {
  page: Page;
  team: TeamSummary;
  /** Saves the page first; resolves to false, after telling the user, if that fails. */
  save: () => Promise<boolean>;
  /** Called before the page is shown as published. */
  onPublished: () => void;
  onClose: () => void;
}

/** Shows who will see the page, and publishes it with an optional note. Stays open when that fails. */
export function PublishForm({ page, team, save, onPublished, onClose }: PublishFormProps) {
  const [note, setNote] = useState('');
  const [isSaving, setSaving] = useState(false);
  const isOnline = useOnline();
  const { mutate, isPending } = usePublishPage(page.id, onPublished);
  const isBusy = isSaving || isPending;
  const submit = async () => {
    if (!isOnline || isBusy) return;
    setSaving(true);
    const isSaved = await save();
    setSaving(false);
    if (isSaved) mutate(note);
  };
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
  };
  return (
    <Form onSubmit={() => void submit()}>
      <Stack gap="16">
        <ShowAbove breakpoint="tablet">
          <Heading level={2} size="16" isUserText>
            {texts.publishTo(team.name)}
          </Heading>
        </ShowAbove>
        <Audience team={team} />
        <TextArea
          label={texts.note}
          autoFocus
          rows={2}
          maxLength={limits.publishNote}
          value={note}
          onChange={setNote}
          onKeyDown={submitByKey}
          description={
            <Facts>
              {texts.noteIsShown}
              {texts.noteLength(note.length, limits.publishNote)}
            </Facts>
          }
        />
        <div role="status">{!isOnline && <Text size="14">{texts.offline}</Text>}</div>
        <Inline gap="8" justify="end">
          <Button tone="quiet" onPress={onClose}>
            {appTexts.cancel}
          </Button>
          <Button type="submit" tone="accent" isPending={isBusy} isDisabled={!isOnline}>
            {texts.publish}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
