import { appTexts, playTexts, publishingTexts, type Play } from '@touchline/contract';
import { Button, ConfirmDialog, Dialog, Form, Stack, Text, toast, useHotkey } from '@touchline/ui-kit';
import { useRef, useState, type ReactNode } from 'react';
import { isSignedOut } from '../../shared/api/api-error';
import { useForm } from '../../shared/hooks/use-form';
import type { DiagramMedia } from './diagram-field';
import { newPlayValues, playFieldRules } from './play-draft';
import { PlayFields } from './play-fields';
import { useGuardedClose } from './use-guarded-close';
import { useCreatePlay } from './play-mutations';

interface PlayDialogProps {
  teamId: number;
  /** The category that is chosen at first. */
  categoryId: number | null;
  isOpen: boolean;
  onClose: () => void;
  onCreated: (play: Play) => void;
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

/** Dialog that creates a play. Input stays until it is saved or discarded. */
export function PlayDialog({ isOpen, onClose, categoryId, ...props }: PlayDialogProps) {
  const [initial] = useState({ ...newPlayValues, categoryId });
  const form = useForm(initial, playFieldRules);
  const isDone = useRef(false);
  const isUnsaved = isOpen && JSON.stringify(form.values) !== JSON.stringify(initial);
  const guard = useGuardedClose(() => isUnsaved && !isDone.current, onClose);
  const create = useCreatePlay(props.teamId);

  const done = (created: Play) => {
    isDone.current = true;
    onClose();
    props.onCreated(created);
  };
  function failed(error: unknown) {
    form.showFailure(error);
    if (isSignedOut(error)) props.onSignedOut(submit);
  }
  function submit() {
    const obstacle = props.obstacle();
    const values = { ...form.values, content: props.readText(form.values.content) };
    if (!form.check())
      toast({ title: playTexts.validationTitle, description: playTexts.validation, tone: 'danger' });
    else if (obstacle) toast({ title: obstacle });
    else create.mutate(values, { onSuccess: done, onError: failed });
  }
  useHotkey(isOpen && !create.isPending ? 's' : undefined, submit);

  return (
    <>
      <Dialog
        title={playTexts.createTitle}
        size="large"
        isOpen={isOpen}
        isDismissable={!isUnsaved}
        onOpenChange={(opens) => !opens && guard.close()}
        footer={
          <>
            <Button onPress={guard.close}>{appTexts.cancel}</Button>
            <Button type="submit" form={formId} tone="accent" isPending={create.isPending}>
              {playTexts.create}
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
          <Text size="14" tone="muted">
            {publishingTexts.startsAsDraft}
          </Text>
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
