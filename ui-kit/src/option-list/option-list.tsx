import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Icon } from '../icons/icons';
import * as styles from './option-list.css';

export interface Option {
  id: string;
  label: string;
  icon?: Icon;
  /** Stands before the label where an icon would. */
  start?: ReactNode;
  /** Shown behind the label, in quieter words. */
  detail?: string;
}

export interface OptionListProps {
  /** What the text field names as `aria-controls`; an option's element has the id `${id}-${option.id}`. */
  id: string;
  label: string;
  options: readonly Option[];
  activeId: string;
  /** The line it belongs to, in the viewport: the list opens below, or above where there is no room. */
  anchor: { left: number; top: number; bottom: number };
  onChoose: (id: string) => void;
}

const gap = 4;

/** Suggestions for a text field that keeps the focus: arrows and Enter are the field's to handle. */
export function OptionList({ id, label, options, activeId, anchor, onChoose }: OptionListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [size, setSize] = useState({ height: 0, width: 0 });
  useLayoutEffect(() => {
    if (list.current) setSize({ height: list.current.offsetHeight, width: list.current.offsetWidth });
  }, [options.length]);
  useLayoutEffect(() => {
    document.getElementById(`${id}-${activeId}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, activeId]);
  const visible = visualViewport ?? { offsetTop: 0, height: window.innerHeight };
  const fitsBelow = anchor.bottom + gap + size.height <= visible.offsetTop + visible.height;
  const top = fitsBelow ? anchor.bottom + gap : Math.max(gap, anchor.top - gap - size.height);
  const left = Math.max(gap, Math.min(anchor.left, window.innerWidth - size.width - gap));
  return (
    <ul
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      className={styles.list}
      style={{ top, left }}
    >
      {options.map((option) => (
        <li
          key={option.id}
          id={`${id}-${option.id}`}
          role="option"
          aria-selected={option.id === activeId}
          className={styles.option}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option.id)}
        >
          {option.start ?? (option.icon && <option.icon />)}
          {option.label}
          {option.detail && <span className={styles.detail}>{option.detail}</span>}
        </li>
      ))}
    </ul>
  );
}
