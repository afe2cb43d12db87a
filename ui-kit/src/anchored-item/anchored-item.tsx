import type { FocusEvent, ReactNode } from 'react';
import * as styles from './anchored-item.css';

export interface AnchoredItemProps {
  /** What it belongs to is looked at now. */
  isActive: boolean;
  /** A pointer or the focus came to it, or left it. */
  onActiveChange: (isActive: boolean) => void;
  children: ReactNode;
}

/** Something in a list that belongs to a place elsewhere, and shows when that is looked at. */
export function AnchoredItem({ isActive, onActiveChange, children }: AnchoredItemProps) {
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onActiveChange(false);
  };
  return (
    <div
      className={styles.item}
      data-active={isActive || undefined}
      onPointerEnter={() => onActiveChange(true)}
      onPointerLeave={() => onActiveChange(false)}
      onFocus={() => onActiveChange(true)}
      onBlur={leave}
    >
      {children}
    </div>
  );
}
