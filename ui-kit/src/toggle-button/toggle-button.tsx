import { ToggleButton as AriaToggleButton } from 'react-aria-components';
import * as styles from '../button/button.css';
import type { Icon } from '../icons/icons';

export interface ToggleButtonProps {
  /** Its name; it stays the same while the state changes. */
  label: string;
  icon?: Icon;
  /** The icon while selected, where it differs. */
  selectedIcon?: Icon;
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  tone?: 'neutral' | 'quiet';
  size?: styles.ButtonSize;
  isDisabled?: boolean;
}

/** Something that is on or off and says so in words; for settings there is Switch. */
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
