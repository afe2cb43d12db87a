import type { Ref } from 'react';
import * as styles from '../button/button.css';
import type { Icon } from '../icons/icons';
import { Pressable } from '../press/pressable';
import { Tooltip } from '../tooltip/tooltip';

export interface IconButtonProps {
  /** The accessible name and tooltip. */
  label: string;
  icon: Icon;
  tone?: styles.ButtonTone;
  size?: styles.ButtonSize;
  isDisabled?: boolean;
  /** Ignores presses and keeps the focus. */
  isPending?: boolean;
  onPress?: () => void;
  href?: string;
  /** Focuses the button on mount; cannot be combined with `ref`. */
  autoFocus?: boolean;
  /** A small count in the corner; include it in the label. */
  badge?: number | string;
  ref?: Ref<HTMLButtonElement>;
}

/** An action with a widely known icon. */
export function IconButton(props: IconButtonProps) {
  const { label, icon: Icon, tone = 'quiet', size, badge, ...behaviour } = props;
  return (
    <Tooltip label={label}>
      <Pressable {...behaviour} className={styles.button({ tone, size, shape: 'icon' })} aria-label={label}>
        <Icon size={size === 'small' ? 16 : 18} />
        {badge !== undefined && <span className={styles.count}>{badge}</span>}
      </Pressable>
    </Tooltip>
  );
}
