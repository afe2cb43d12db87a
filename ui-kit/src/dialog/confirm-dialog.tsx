import { Button } from '../button/button';
import { LazyModal } from '../overlay/lazy-modal';
import { Text } from '../text/text';

export interface ConfirmDialogProps {
  title: string;
  /** The consequence, phrased as a question. */
  body: string;
  /** The label of the confirm button: a verb. */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'accent' | 'danger';
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onConfirm: () => void;
  isPending?: boolean;
}

/** Asks for confirmation before an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, body, confirmLabel, cancelLabel = 'Cancel', tone = 'danger', isPending, ...rest } = props;
  const { isOpen, onOpenChange, onConfirm } = rest;
  const close = () => onOpenChange(false);
  const footer = (
    <>
      <Button onPress={close} autoFocus>
        {cancelLabel}
      </Button>
      <Button tone={tone} isPending={isPending} onPress={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  const frame = { title, isOpen, footer, place: 'small', role: 'alertdialog', isDismissable: false } as const;
  return (
    <LazyModal {...frame} closeLabel={cancelLabel} onClose={close}>
      <Text>{body}</Text>
    </LazyModal>
  );
}
