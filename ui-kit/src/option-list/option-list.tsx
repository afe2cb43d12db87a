import { Fragment, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Icon } from '../icons/icons';
import * as styles from './option-list.css';

export interface Option {
  id: string;
  label: string;
  icon?: Icon;
  /** Content before the label in place of an icon. */
  start?: ReactNode;
  /** A second, less prominent text after the label. */
  detail?: string;
  /** Characters that have the same effect, at the end of the row. */
  keys?: string;
  /** Title of the group, which is shown above the first option of the group. */
  group?: string;
}

export interface OptionListProps {
  /** The id for the text field's `aria-controls`; an option's element has the id `${id}-${option.id}`. */
  id: string;
  label: string;
  options: readonly Option[];
  activeId: string;
  /** Shown while nothing matches. */
  emptyText?: string;
  /**
   * The caret's line in viewport coordinates: the list opens below it, or above it if there is too little
   * space.
   */
  anchor: { left: number; top: number; bottom: number };
  onChoose: (id: string) => void;
}

const GAP_PX = 4;

/** Suggestions for a text field that keeps the focus: the field handles arrow keys and Enter. */
export function OptionList(props: OptionListProps) {
  const { id, label, options, activeId, emptyText, anchor, onChoose } = props;
  const list = useRef<HTMLUListElement>(null);
  const [size, setSize] = useState({ height: 0, width: 0 });
  useLayoutEffect(() => {
    if (list.current) setSize({ height: list.current.offsetHeight, width: list.current.offsetWidth });
  }, [options.length]);
  useLayoutEffect(() => {
    document.getElementById(`${id}-${activeId}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, activeId]);
  const visible = visualViewport ?? { offsetTop: 0, height: window.innerHeight };
  const fitsBelow = anchor.bottom + GAP_PX + size.height <= visible.offsetTop + visible.height;
  const top = fitsBelow ? anchor.bottom + GAP_PX : Math.max(GAP_PX, anchor.top - GAP_PX - size.height);
  const left = Math.max(GAP_PX, Math.min(anchor.left, document.body.clientWidth - size.width - GAP_PX));
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
      {options.map((option, place) => (
        <Fragment key={option.id}>
          {option.group !== undefined && option.group !== options[place - 1]?.group && (
            <li role="presentation" className={styles.group}>
              {option.group}
            </li>
          )}
          <li
            id={`${id}-${option.id}`}
            role="option"
            aria-selected={option.id === activeId}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option.id)}
          >
            {(option.start ?? option.icon) && (
              <span className={styles.start}>{option.start ?? (option.icon && <option.icon />)}</span>
            )}
            <span className={styles.words}>
              {option.label}
              {option.detail && <span className={styles.detail}>{option.detail}</span>}
            </span>
            {option.keys && (
              <kbd className={styles.keys} aria-hidden dir="ltr">
                {option.keys}
              </kbd>
            )}
          </li>
        </Fragment>
      ))}
      {options.length === 0 && (
        <li role="option" aria-selected={false} aria-disabled className={styles.empty}>
          {emptyText}
        </li>
      )}
    </ul>
  );
}
