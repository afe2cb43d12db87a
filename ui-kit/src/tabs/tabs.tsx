import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classes } from '../classes';
import * as styles from './tabs.css';
import { useMoreAside } from './use-more-aside';
import { useSelectedInView } from './use-selected-in-view';

export interface TabItem {
  id: string;
  label: string;
  /** How many things are in it. */
  count?: number;
  content: ReactNode;
}

export interface TabsProps {
  /** Names the list of tabs. */
  label: string;
  items: readonly TabItem[];
  selectedId?: string;
  onSelect?: (id: string) => void;
  /** Where the tabs stand: above their contents, or from desktops on at their side, one below the other. */
  place?: 'above' | 'side';
}

/** Several contents in one place; one stop of the Tab key, arrow keys between the tabs. */
export function Tabs({ label, items, selectedId, onSelect, place = 'above' }: TabsProps) {
  const base = useId();
  const isAtSide = place === 'side';
  const [ownId, setOwnId] = useState(items[0]?.id);
  const current = items.find(({ id }) => id === (selectedId ?? ownId)) ?? items[0];
  const list = useRef<HTMLDivElement>(null);
  useSelectedInView(list, current?.id);
  const more = useMoreAside(list, items);
  const tabId = (id: string) => `${base}-tab-${id}`;

  const select = (id: string) => {
    setOwnId(id);
    onSelect?.(id);
  };
  const moveByKey = (event: KeyboardEvent) => {
    const place = items.findIndex(({ id }) => id === current?.id);
    const next = items[stepOf(event, place, items.length)];
    if (!next) return;
    event.preventDefault();
    select(next.id);
    document.getElementById(tabId(next.id))?.focus();
  };

  if (!current) return null;
  return (
    <div className={classes(styles.tabs, isAtSide && styles.sideTabs)}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        data-more={more}
        className={classes(styles.list, isAtSide && styles.sideList)}
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
      <div id={`${base}-panel`} role="tabpanel" aria-labelledby={tabId(current.id)} className={styles.panel}>
        {current.content}
      </div>
    </div>
  );
}

/** The place that a key leads to, or -1. */
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
