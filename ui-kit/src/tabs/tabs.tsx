import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classes } from '../classes';
import * as styles from './tabs.css';
import { useOverflowSides } from './use-overflow-sides';
import { useSelectedInView } from './use-selected-in-view';

export interface TabItem {
  id: string;
  label: string;
  /** The number of items in the tab. */
  count?: number;
  content: ReactNode;
}

export interface TabsProps {
  /** The accessible name of the list of tabs. */
  label: string;
  items: readonly TabItem[];
  selectedId?: string;
  onSelect?: (id: string) => void;
  /** Position of the tabs: above the content, or from desktops on at its side. */
  place?: 'above' | 'side';
  /** Keeps the tabs below the header on phones while the content scrolls. */
  isSticky?: boolean;
  /** Between the tabs and their content, the same for all tabs, such as a search. */
  children?: ReactNode;
}

/** Tabs: one tab stop, arrow keys move between them. */
export function Tabs({ label, items, selectedId, onSelect, place = 'above', isSticky, children }: TabsProps) {
  const base = useId();
  const isAtSide = place === 'side';
  const [ownId, setOwnId] = useState(items[0]?.id);
  const current = items.find(({ id }) => id === (selectedId ?? ownId)) ?? items[0];
  const list = useRef<HTMLDivElement>(null);
  useSelectedInView(list, current?.id);
  const more = useOverflowSides(list, items);
  const tabId = (id: string) => `${base}-tab-${id}`;

  const select = (id: string) => {
    setOwnId(id);
    onSelect?.(id);
  };
  const moveByKey = (event: KeyboardEvent) => {
    // The focus moves at once; the selection may be rendered later, as when it is in the address.
    const place = items.findIndex(({ id }) => tabId(id) === document.activeElement?.id);
    const next = items[stepOf(event, place, items.length)];
    if (!next) return;
    event.preventDefault();
    select(next.id);
    document.getElementById(tabId(next.id))?.focus();
  };

  if (!current) return null;
  return (
    <div
      className={classes(styles.tabs, isAtSide && styles.sideTabs, children !== undefined && styles.close)}
    >
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        data-more={more}
        className={classes(styles.list, isAtSide && styles.sideList, isSticky && styles.sticky)}
        onKeyDown={moveByKey}
      >
        {items.map(({ id, label: words, count }) => (
          <button
            key={id}
            id={tabId(id)}
            type="button"
            role="tab"
            className={classes(styles.tab, isAtSide && styles.sideTab)}
            aria-selected={id === current.id}
            aria-controls={`${base}-panel`}
            tabIndex={id === current.id ? 0 : -1}
            onClick={() => select(id)}
          >
            {words}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </button>
        ))}
      </div>
      {children}
      <div id={`${base}-panel`} role="tabpanel" aria-labelledby={tabId(current.id)} className={styles.panel}>
        {current.content}
      </div>
    </div>
  );
}

/** Returns the index that a key moves to, or -1. */
function stepOf({ key, currentTarget }: KeyboardEvent, place: number, length: number): number {
  const { direction, flexDirection } = getComputedStyle(currentTarget);
  const isRightToLeft = direction === 'rtl';
  const isColumn = flexDirection === 'column';
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  const places: Record<string, number> = {
    [forward]: (place + 1) % length,
    [backward]: (place - 1 + length) % length,
    ...(isColumn && { ArrowDown: (place + 1) % length, ArrowUp: (place - 1 + length) % length }),
    Home: 0,
    End: length - 1,
  };
  return places[key] ?? -1;
}
