import { accountRules, appTexts, ownDataTexts as texts, settingsTexts } from '@touchline/contract';
import { Button, Dialog, Form, PasswordField, Stack, Text } from '@touchline/ui-kit';
import { useId } from 'react';
import { useForm } from '../../shared/hooks/use-form';
import { useRequestDeletion } from './own-data-queries';

interface DeletionDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Explains what deletion means and requires the password. */
export function DeletionDialog({ isOpen, onClose }: DeletionDialogProps) {
  const formId = useId();
  const request = useRequestDeletion();
  const form = useForm({ password: '' }, { password: accountRules.currentPassword });
  const submit = () => {
    if (form.check()) request.mutate(form.values, { onSuccess: onClose, onError: form.showFailure });
  };
  return (
    <Dialog
      title={texts.askTitle}
      isOpen={isOpen}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{appTexts.cancel}</Button>
          <Button type="submit" form={formId} tone="danger" isPending={request.isPending}>
            {texts.askAction}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <Stack gap="16">
          <Text>{texts.askLead}</Text>
          <PasswordField
            label={settingsTexts.currentPassword}
            autoComplete="current-password"
            {...form.field('password')}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
