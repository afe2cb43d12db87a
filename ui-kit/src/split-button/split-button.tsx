import { Button } from '../button/button';
import type { ButtonSize } from '../button/button.css';
import { ChevronDownIcon, type Icon } from '../icons/icons';
import { MenuButton } from '../menu-button/menu-button';
import type { MenuItems } from '../menu-button/menu-items';
import { split } from './split-button.css';

export interface SplitButtonProps {
  /** The default action, named by a verb. */
  label: string;
  icon?: Icon;
  onPress: () => void;
  /** Variants of the action. */
  items: MenuItems;
  /** The accessible name of the menu button. */
  menuLabel?: string;
  tone?: 'accent' | 'neutral' | 'danger';
  size?: ButtonSize;
  /** In progress: both halves are disabled. */
  isPending?: boolean;
  isDisabled?: boolean;
}

/** A default action with a menu of variants. */
export function SplitButton(props: SplitButtonProps) {
  const { label, items, menuLabel = 'More options', tone = 'neutral', size, ...main } = props;
  const isMenuDisabled = main.isDisabled || main.isPending;
  return (
    <div className={split} data-tone={tone}>
      <Button {...main} tone={tone} size={size}>
        {label}
      </Button>
      <MenuButton
        items={items}
        tone={tone}
        size={size}
        label={menuLabel}
        icon={ChevronDownIcon}
        isLabelHidden
        isDisabled={isMenuDisabled}
      />
    </div>
  );
}
