import { twoFactorTexts as texts } from '@touchline/contract';
import { Dialog } from '@touchline/ui-kit';
import { BothFactorsForm } from './both-factors-form';
import { RecoveryCodeList } from './recovery-code-list';
import { useReadAccountAgain, useRenewCodes, useTurnOffTwoFactor } from './two-factor-queries';
import { TwoFactorSetUp } from './two-factor-set-up';

export type TwoFactorAction = 'set-up' | 'new-codes' | 'turn-off';

interface TwoFactorDialogProps {
  action: TwoFactorAction;
  isOpen: boolean;
  onClose: () => void;
}

const titles: Record<TwoFactorAction, string> = {
  'set-up': texts.requiredTitle,
  'new-codes': texts.newCodes,
  'turn-off': texts.turnOffTitle,
};

/** Dialogs of the second factor. Pressing outside does not close them while codes are shown, which are shown only once. */
export function TwoFactorDialog({ action, isOpen, onClose }: TwoFactorDialogProps) {
  const readAgain = useReadAccountAgain();
  const close = () => {
    readAgain();
    onClose();
  };
  return (
    <Dialog title={titles[action]} isOpen={isOpen} onOpenChange={close} isDismissable={false}>
      {action === 'set-up' && <TwoFactorSetUp onDone={close} />}
      {action === 'new-codes' && <NewCodes onDone={close} />}
      {action === 'turn-off' && <TurningOff onDone={close} />}
    </Dialog>
  );
}

function NewCodes({ onDone }: { onDone: () => void }) {
  const renew = useRenewCodes();
  if (renew.data) return <RecoveryCodeList codes={renew.data.codes} onDone={onDone} />;
  return (
    <BothFactorsForm
      lead={texts.newCodesLead}
      action={texts.makeCodes}
      tone="accent"
      isPending={renew.isPending}
      onSubmit={(both, onError) => renew.mutate(both, { onError })}
    />
  );
}

function TurningOff({ onDone }: { onDone: () => void }) {
  const turnOff = useTurnOffTwoFactor();
  return (
    <BothFactorsForm
      lead={texts.turnOffLead}
      action={texts.turnOff}
      tone="danger"
      isPending={turnOff.isPending}
      onSubmit={(both, onError) => turnOff.mutate(both, { onError, onSuccess: onDone })}
    />
  );
}
