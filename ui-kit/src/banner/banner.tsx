import type { ReactNode } from 'react';
import { classes } from '../classes';
import { InfoIcon, SuccessIcon, WarningIcon, type Icon } from '../icons/icons';
import * as styles from './banner.css';

type Tone = keyof typeof styles.tones;

const icons: Record<Tone, Icon> = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: WarningIcon,
};

export interface BannerProps {
  tone?: Tone;
  icon?: Icon;
  /** A button or link that resolves the problem. */
  action?: ReactNode;
  children: ReactNode;
}

/** A message about the whole screen that stays until it is resolved. */
export function Banner({ tone = 'info', icon: Icon = icons[tone], action, children }: BannerProps) {
  return (
    <div className={classes(styles.banner, styles.tones[tone])} role={tone === 'danger' ? 'alert' : 'status'}>
      <span className={styles.sign}>
        <Icon size={18} />
      </span>
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}
