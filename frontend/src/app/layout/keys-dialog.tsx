import { keyTexts, shownKeys } from '@touchline/contract';
import { Dialog, KeyList } from '@touchline/ui-kit';
import { useIsMac } from '../../shared/browser';

interface KeysDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** All keyboard shortcuts of the app. */
export function KeysDialog(props: KeysDialogProps) {
  const isMac = useIsMac();
  const groups = keyTexts.groups.map(({ title, keys: shortcuts }) => ({
    title,
    keys: shortcuts.map(({ keys, label }) => ({ label, keys: shownKeys(keys, isMac) })),
  }));
  return (
    <Dialog {...props} title={keyTexts.title} size="large">
      <KeyList label={keyTexts.title} groups={groups} />
    </Dialog>
  );
}
