import type { FocusEvent, ReactNode } from 'react';
import * as styles from './anchored-item.css';

export interface AnchoredItemProps {
  /** The anchor of this item is active now. */
  isActive: boolean;
  /** Called when a pointer or the focus enters or leaves the item. */
  onActiveChange: (isActive: boolean) => void;
  children: ReactNode;
}

/** A list item that belongs to an anchor elsewhere on the page, and shows when that anchor is active. */
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
