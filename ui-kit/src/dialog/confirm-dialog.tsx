import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Stack } from '../layout/stack';
import { LazyModal } from '../overlay/lazy-modal';
import { Text } from '../text/text';

export interface ConfirmDialogProps {
  title: string;
  /** The consequence, phrased as a question. */
  body: string;
  /** A quieter paragraph below it, such as how to revert the action. */
  detail?: string;
  /** The label of the confirm button: a verb. */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'accent' | 'danger';
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onConfirm: () => void;
  isPending?: boolean;
  /** Disables the confirm button, such as until a field is filled. */
  isConfirmDisabled?: boolean;
  /** Fields below the words. */
  children?: ReactNode;
}

/** Asks for confirmation before an action that is hard to revert. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    body,
    detail,
    confirmLabel,
    cancelLabel = 'Cancel',
    tone = 'danger',
    isPending,
    isConfirmDisabled,
    children,
    ...rest
  } = props;
  const { isOpen, onOpenChange, onConfirm } = rest;
  const close = () => onOpenChange(false);
  const footer = (
    <>
      <Button onPress={close} autoFocus>
        {cancelLabel}
      </Button>
      <Button tone={tone} isPending={isPending} isDisabled={isConfirmDisabled} onPress={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  const frame = { title, isOpen, footer, place: 'small', role: 'alertdialog', isDismissable: false } as const;
  return (
    <LazyModal {...frame} closeLabel={cancelLabel} onClose={close}>
      <Stack gap="12">
        <Text>{body}</Text>
        {detail && (
          <Text size="14" tone="muted">
            {detail}
          </Text>
        )}
        {children}
      </Stack>
    </LazyModal>
  );
}
