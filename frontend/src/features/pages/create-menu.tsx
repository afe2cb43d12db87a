import { pageTexts } from '@touchline/contract';
import { MenuButton, PageIcon, PlusIcon } from '@touchline/ui-kit';

/** Menu that creates a page by the dialog, or an untitled one at once. */
export function CreateMenu({ open, createUntitled }: { open: () => void; createUntitled: () => void }) {
  return (
    <MenuButton
      label={pageTexts.createMenu}
      icon={PlusIcon}
      tone="accent"
      items={[
        { id: 'page', label: pageTexts.newPage, icon: PageIcon, onAction: open },
        { id: 'untitled', label: pageTexts.untitledPage, icon: PlusIcon, onAction: createUntitled },
      ]}
    />
  );
}
