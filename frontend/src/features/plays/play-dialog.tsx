import { appTexts, playTexts, type Play } from '@touchline/contract';
import { Button, ConfirmDialog, Dialog, Form, Stack, Text, toast, useHotkey } from '@touchline/ui-kit';
import { useRef, useState, type ReactNode } from 'react';
import { useForm } from '../../shared/hooks/use-form';
import type { DiagramMedia } from './diagram-field';
import { isChanged, playFieldRules, valuesOf } from './play-draft';
import { PlayFields } from './play-fields';
import { useGuardedClose } from './use-guarded-close';
import { useSavePlay } from './use-save-play';

interface PlayDialogProps {
  teamId: number;
  /** The play to edit; a new one is created without it. */
  play?: Play;
  isOpen: boolean;
  onClose: () => void;
  onSaved: (play: Play) => void;
  /** Called when the session has expired; `again` retries the save. */
  onSignedOut: (again: () => void) => void;
  diagrams: DiagramMedia;
  /** Renders the editor of the text. */
  text: (writing: { content: string; onChange: (content: string) => void }) => ReactNode;
  /** Returns the current text. */
  readText: (known: string) => string;
  /** Returns why saving is not possible now, such as running uploads. */
  obstacle: () => string | undefined;
}

const formId = 'play';

/** Dialog that creates or edits a play. Input stays until it is saved or discarded. */
export function PlayDialog({ play, isOpen, onClose, ...props }: PlayDialogProps) {
  const [before] = useState(() => valuesOf(play));
  const form = useForm(before, playFieldRules);
  const isDone = useRef(false);
  const isUnsaved = isOpen && isChanged(before, form.values);
  const guard = useGuardedClose(() => isUnsaved && !isDone.current, onClose);
  const save = useSavePlay(props.teamId, play);

  const done = (saved: Play) => {
    isDone.current = true;
    onClose();
    props.onSaved(saved);
  };
  function failed(error: unknown, isSignedOut: boolean) {
    form.showFailure(error);
    if (isSignedOut) props.onSignedOut(submit);
  }
  function submit() {
    const obstacle = props.obstacle();
    const values = { ...form.values, content: props.readText(form.values.content) };
    if (play && !isChanged(before, values)) onClose();
    else if (!form.check())
      toast({ title: playTexts.validationTitle, description: playTexts.validation, tone: 'danger' });
    else if (obstacle) toast({ title: obstacle });
    else save.send({ before, values, onSaved: done, onFailed: failed });
  }
  useHotkey(isOpen && !save.isPending ? 's' : undefined, submit);

  return (
    <>
      <Dialog
        title={play ? playTexts.editTitle : playTexts.createTitle}
        size="large"
        isOpen={isOpen}
        isDismissable={!isUnsaved}
        onOpenChange={(opens) => !opens && guard.close()}
        footer={
          <>
            <Button onPress={guard.close}>{appTexts.cancel}</Button>
            <Button type="submit" form={formId} tone="accent" isPending={save.isPending}>
              {play ? playTexts.save : playTexts.create}
            </Button>
          </>
        }
      >
        <Stack gap="16">
          <Form id={formId} onSubmit={submit}>
            <PlayFields form={form} {...props} />
          </Form>
          <PlayText error={form.errors.content}>
            {props.text({
              content: form.values.content,
              onChange: (content) => form.set('content', content),
            })}
          </PlayText>
        </Stack>
      </Dialog>
      <DiscardQuestion {...guard} />
    </>
  );
}

/** The editor with its label; outside the form, because its dialogs have forms. */
function PlayText({ error, children }: { error?: string; children: ReactNode }) {
  return (
    <Stack gap="4">
      <Text size="14" weight="medium">
        {playTexts.content}
      </Text>
      {children}
      {error && (
        <Text size="14" tone="danger">
          {error}
        </Text>
      )}
    </Stack>
  );
}

/** Asks before input is discarded. */
function DiscardQuestion({ isAsking, stay, discard }: ReturnType<typeof useGuardedClose>) {
  return (
    <ConfirmDialog
      title={playTexts.discardTitle}
      body={playTexts.discardLead}
      confirmLabel={playTexts.discard}
      cancelLabel={playTexts.keepEditing}
      isOpen={isAsking}
      onOpenChange={(opens) => !opens && stay()}
      onConfirm={discard}
    />
  );
}
