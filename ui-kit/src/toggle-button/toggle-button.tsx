import { ToggleButton as AriaToggleButton } from 'react-aria-components';
import * as styles from '../button/button.css';
import type { Icon } from '../icons/icons';

export interface ToggleButtonProps {
  /** The accessible name; the same in both states. */
  label: string;
  icon?: Icon;
  /** The icon while selected, if different. */
  selectedIcon?: Icon;
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  tone?: 'neutral' | 'quiet';
  size?: styles.ButtonSize;
  isDisabled?: boolean;
}

/** A button that is on or off, with a text label; Switch is for settings. */
export function ToggleButton(props: ToggleButtonProps) {
  const { label, icon, selectedIcon = icon, tone = 'neutral', size, ...behaviour } = props;
  return (
    <AriaToggleButton
      {...behaviour}
      className={({ isSelected }) => styles.button({ tone, size, selected: isSelected })}
    >
      {({ isSelected }) => {
        const Icon = isSelected ? selectedIcon : icon;
        return (
          <span className={styles.content}>
            {Icon && <Icon size={16} />}
            {label}
          </span>
        );
      }}
    </AriaToggleButton>
  );
}
