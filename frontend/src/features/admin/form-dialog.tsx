import { appTexts } from '@touchline/contract';
import { Button, Dialog, Form, Stack } from '@touchline/ui-kit';
import { useId, type ReactNode } from 'react';

interface FormDialogProps {
  title: string;
  submitLabel: string;
  isPending: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog with a form. */
export function FormDialog({ title, submitLabel, isPending, onSubmit, onClose, children }: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{appTexts.cancel}</Button>
          <Button type="submit" form={formId} tone="accent" isPending={isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={onSubmit}>
        <Stack gap="16">{children}</Stack>
      </Form>
    </Dialog>
  );
}
