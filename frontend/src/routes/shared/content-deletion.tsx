import { appTexts, binTexts } from '@touchline/contract';
import { ConfirmDialog, dismissToast, toast } from '@touchline/ui-kit';
import { useNavigate } from 'react-router-dom';
import { afterSuccess } from '../../shared/api/after-success';

interface ContentDeletionProps {
  texts: { title: string; question: string; deleted: string; deletedDetail: string };
  /** The address of the page or play, and the one to return to from it. */
  address: string;
  addressAfter: string;
  remove: { mutateAsync: () => Promise<unknown>; isPending: boolean };
  restore: () => Promise<unknown>;
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
  onDeleted: () => void;
}

/** Confirms, deletes the page or play, returns to its team, and offers to undo it. */
export function ContentDeletion(props: ContentDeletionProps) {
  const { texts, address, addressAfter, remove, restore, isAsking, onAsk, onDeleted } = props;
  const navigate = useNavigate();
  const undo = () => afterSuccess(restore(), () => void navigate(address));
  const gone = () => {
    onDeleted();
    void navigate(addressAfter);
    const shown = toast({
      title: texts.deleted,
      description: texts.deletedDetail,
      tone: 'success',
      action: {
        label: binTexts.undo,
        onPress: () => {
          dismissToast(shown);
          undo();
        },
      },
    });
  };
  return (
    <ConfirmDialog
      title={texts.title}
      body={texts.question}
      detail={binTexts.question}
      confirmLabel={appTexts.delete}
      cancelLabel={appTexts.cancel}
      tone="danger"
      isOpen={isAsking}
      onOpenChange={onAsk}
      isPending={remove.isPending}
      onConfirm={() => afterSuccess(remove.mutateAsync(), gone)}
    />
  );
}
