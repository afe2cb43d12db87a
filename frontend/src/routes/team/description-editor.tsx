import { appTexts, teamRules, teamTexts as texts, type TeamSummary } from '@touchline/contract';
import { Button, ConfirmDialog, Inline, Stack, Text } from '@touchline/ui-kit';
import { useRef, useState } from 'react';
import { PageEditor, type EditorHandle } from '../../features/editor';
import { useGuardedLeave } from '../../shared/drafts/use-guarded-leave';
import { useSaveKey } from '../../shared/drafts/use-save-key';
import { useChangeTeam } from '../../features/teams/team-queries';
import { isContentEmpty } from '../../shared/content/decorate-content';
import { usePageMedia } from '../shared/use-page-media';

/** Editor of a team's description; asks before unsaved changes are discarded. */
export function DescriptionEditor({ team, onDone }: { team: TeamSummary; onDone: () => void }) {
  const [stored] = useState(team.description ?? '');
  const [problem, setProblem] = useState<string>();
  const [isGivingUp, setGivingUp] = useState(false);
  const editor = useRef<EditorHandle>(null);
  const media = usePageMedia(team.id, editor);
  const change = useChangeTeam(team.id);

  const read = () => editor.current?.flush() ?? stored;
  const isUnsaved = () => !change.isSuccess && (read() !== stored || media.isUploading());
  const blocker = useGuardedLeave(isUnsaved);
  const save = () => {
    const description = isContentEmpty(read()) ? null : read();
    const refusal = teamRules.teamDescription(description);
    setProblem(refusal);
    if (!refusal) change.mutate({ description }, { onSuccess: onDone });
  };
  useSaveKey(save);

  const stay = () => {
    setGivingUp(false);
    blocker.reset?.();
  };
  return (
    <Stack gap="12">
      <PageEditor
        ref={editor}
        content={stored}
        label={texts.description}
        placeholder={texts.noDescriptionLead}
        onChange={() => setProblem(undefined)}
        isShort
        autoFocus
        {...media.editing}
      />
      {problem && (
        <div role="alert">
          <Text tone="danger">{problem}</Text>
        </div>
      )}
      <Inline gap="8">
        <Button onPress={save} isPending={change.isPending}>
          {texts.saveDescription}
        </Button>
        <Button tone="quiet" onPress={() => (isUnsaved() ? setGivingUp(true) : onDone())}>
          {appTexts.cancel}
        </Button>
      </Inline>
      <ConfirmDialog
        title={texts.discardTitle}
        body={texts.discardLead}
        confirmLabel={texts.discard}
        cancelLabel={texts.keepEditing}
        isOpen={isGivingUp || blocker.state === 'blocked'}
        onOpenChange={(isOpen) => !isOpen && stay()}
        onConfirm={() => (blocker.state === 'blocked' ? blocker.proceed() : onDone())}
      />
      {media.library}
    </Stack>
  );
}
