import * as styles from '../button/button.css';
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
  isDisabled?: boolean;
}

/** A setting that is on or off, such as a star. */
export function ToggleIconButton(props: ToggleIconButtonProps) {
  const { label, icon, selectedIcon = icon, isSelected, onChange, size, isDisabled } = props;
  const Icon = isSelected ? selectedIcon : icon;
  const className = styles.button({ tone: 'quiet', size, shape: 'icon', selected: isSelected });
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
