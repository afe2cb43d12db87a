import { pageListTexts, pageTexts, playTexts } from '@touchline/contract';
import { MenuButton, PageIcon, PlayIcon, PlusIcon } from '@touchline/ui-kit';

interface CreateMenuProps {
  open: () => void;
  createUntitled: () => void;
  /** Opens the dialog of a new play. */
  createPlay: () => void;
}

/** Menu that creates a page by the dialog, an untitled one at once, or a play. */
export function CreateMenu({ open, createUntitled, createPlay }: CreateMenuProps) {
  return (
    <MenuButton
      label={pageListTexts.createMenu}
      icon={PlusIcon}
      tone="accent"
      items={[
        { id: 'page', label: pageListTexts.newPage, icon: PageIcon, onAction: open },
        { id: 'untitled', label: pageTexts.untitledPage, icon: PlusIcon, onAction: createUntitled },
        { id: 'play', label: playTexts.newPlay, icon: PlayIcon, onAction: createPlay },
      ]}
    />
  );
}
