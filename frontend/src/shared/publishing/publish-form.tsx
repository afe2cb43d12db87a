import { appTexts, limits, publishingTexts as texts, type TeamSummary } from '@touchline/contract';
import { Button, Facts, Form, Heading, Inline, ShowAbove, Stack, Text, TextArea } from '@touchline/ui-kit';
import { useState, type KeyboardEvent } from 'react';
import { useOnline } from '../hooks/use-online';
import { Audience } from './audience';

interface PublishFormProps {
  team: TeamSummary;
  /** Several pages or plays are published. */
  isMany?: boolean;
  isBusy: boolean;
  onPublish: (note: string) => void;
  onClose: () => void;
}

/** Shows who will see what is published, and takes a note. Stays open when publishing fails. */
export function PublishForm({ team, isMany, isBusy, onPublish, onClose }: PublishFormProps) {
  const [note, setNote] = useState('');
  const isOnline = useOnline();
  const submit = () => {
    if (isOnline && !isBusy) onPublish(note);
  };
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
  return (
    <Form onSubmit={submit}>
      <Stack gap="16">
        <ShowAbove breakpoint="tablet">
          <Heading level={2} size="16" isUserText>
            {texts.publishTo(team.name)}
          </Heading>
        </ShowAbove>
        <Audience team={team} isMany={isMany} />
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
