import * as styles from '../button/button.css';
import { classes } from '../classes';
import type { Icon } from '../icons/icons';
import { Pressable } from '../press/pressable';
import { Tooltip } from '../tooltip/tooltip';

export interface ToggleIconButtonProps {
  /** The accessible name; the same in both states. */
  label: string;
  icon: Icon;
  /** The icon while selected, if different. */
  selectedIcon?: Icon;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  size?: styles.ButtonSize;
  /** `star` shows the selected icon in gold, without a background. */
  selectedTone?: 'accent' | 'star';
  isDisabled?: boolean;
}

/** A setting that is on or off, such as a star. */
export function ToggleIconButton(props: ToggleIconButtonProps) {
  const { label, icon, selectedIcon = icon, isSelected, onChange, size, isDisabled, selectedTone } = props;
  const Icon = isSelected ? selectedIcon : icon;
  const isGold = selectedTone === 'star' && isSelected;
  const selected = isSelected && !isGold;
  const className = classes(
    styles.button({ tone: 'quiet', size, shape: 'icon', selected }),
    isGold && styles.starred,
  );
  return (
    <Tooltip label={label}>
      <Pressable
        isDisabled={isDisabled}
        className={className}
        aria-label={label}
        aria-pressed={isSelected}
        onPress={() => onChange(!isSelected)}
      >
        <Icon size={size === 'small' ? 16 : 18} />
      </Pressable>
    </Tooltip>
  );
}
