import { Button } from '../button/button';
import type { ButtonSize } from '../button/button.css';
import { ChevronDownIcon, type Icon } from '../icons/icons';
import { MenuButton } from '../menu-button/menu-button';
import type { MenuItems } from '../menu-button/menu-items';
import { split } from './split-button.css';

export interface SplitButtonProps {
  /** What most people want most of the time, as a verb. */
  label: string;
  icon?: Icon;
  onPress: () => void;
  /** Other ways to do it. */
  items: MenuItems;
  /** The name of the part that opens the menu. */
  menuLabel?: string;
  tone?: 'accent' | 'neutral' | 'danger';
  size?: ButtonSize;
  /** Under way: neither part can be pressed. */
  isPending?: boolean;
  isDisabled?: boolean;
}

/** One action at a press, its variants one press further. */
export function SplitButton(props: SplitButtonProps) {
  const { label, items, menuLabel = 'More options', tone = 'neutral', size, ...main } = props;
  const isMenuDisabled = main.isDisabled || main.isPending;
  return (
    <div className={split} data-tone={tone}>
      <Button {...main} tone={tone} size={size}>
        {label}
      </Button>
      <MenuButton
        {...{ items, tone, size }}
        label={menuLabel}
        icon={ChevronDownIcon}
        isLabelHidden
        isDisabled={isMenuDisabled}
      />
    </div>
  );
}
