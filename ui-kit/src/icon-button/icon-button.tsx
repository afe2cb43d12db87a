import type { Ref } from 'react';
import { Button, Link, type PressEvent } from 'react-aria-components';
import * as styles from '../button/button.css';
import type { Icon } from '../icons/icons';
import { Tooltip } from '../tooltip/tooltip';

export interface IconButtonProps {
  /** Its name, also shown as a tooltip. */
  label: string;
  icon: Icon;
  tone?: styles.ButtonTone;
  size?: styles.ButtonSize;
  isDisabled?: boolean;
  onPress?: (event: PressEvent) => void;
  href?: string;
  /** A small count in the corner; say it in the label too. */
  badge?: number | string;
  ref?: Ref<HTMLButtonElement>;
}

/** An action that everybody knows by its icon. */
export function IconButton({
  label,
  icon: Icon,
  tone = 'quiet',
  size,
  href,
  badge,
  ...rest
}: IconButtonProps) {
  const className = styles.button({ tone, size, shape: 'icon' });
  const content = (
    <>
      <Icon size={size === 'small' ? 16 : 18} />
      {badge !== undefined && <span className={styles.count}>{badge}</span>}
    </>
  );
  return (
    <Tooltip label={label}>
      {href ? (
        <Link href={href} className={className} aria-label={label}>
          {content}
        </Link>
      ) : (
        <Button {...rest} className={className} aria-label={label}>
          {content}
        </Button>
      )}
    </Tooltip>
  );
}
