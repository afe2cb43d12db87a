import { useRef } from 'react';
import type { Icon } from '../icons/icons';
import { Pressable } from '../press/pressable';
import * as styles from './lower-bar.css';
import { useLowerBar } from './use-lower-bar';

export interface LowerBarItem {
  label: string;
  icon: Icon;
  /** A link; otherwise a button. */
  href?: string;
  onPress?: () => void;
  isCurrent?: boolean;
}

export interface LowerBarProps {
  /** The accessible name of the navigation. */
  label: string;
  /** At most five. */
  items: readonly LowerBarItem[];
}

/**
 * Main navigation of phones, at the lower edge of the window; not displayed from 640 px on. Hides while the user scrolls down or types,
 * and under dialogs.
 */
export function LowerBar({ label, items }: LowerBarProps) {
  const bar = useRef<HTMLElement>(null);
  useLowerBar(bar);
  return (
    <nav ref={bar} aria-label={label} className={styles.bar}>
      {items.map(({ icon: Icon, isCurrent, ...item }) => (
        <Pressable
          key={item.label}
          href={item.href}
          onPress={item.onPress}
          className={styles.item}
          aria-current={isCurrent ? 'page' : undefined}
        >
          <Icon size={24} />
          {item.label}
        </Pressable>
      ))}
    </nav>
  );
}
