import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Tag } from '../tag/tag';
import * as styles from './tag-filter.css';

export interface TagFilterProps {
  /** The accessible name of the toolbar. */
  label: string;
  tags: readonly string[];
  /** Text of a tag; the tag itself without it. */
  textOf?: (tag: string) => string;
  /** Number of items with each tag. */
  counts?: ReadonlyMap<string, number>;
  /** Describes a count to screen readers. */
  countLabel?: (count: number) => string;
  selected: readonly string[];
  onToggle: (tag: string) => void;
  /** In as many rows as it takes on phones, too. */
  isWrapped?: boolean;
  /** Follows the tags, such as a button to see more. */
  end?: ReactNode;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Tags that filter the content below; several can be selected. One tab stop, arrow keys move between the tags. */
export function TagFilter(props: TagFilterProps) {
  const {
    label,
    tags,
    textOf = String,
    counts,
    countLabel = String,
    selected,
    onToggle,
    isWrapped,
    end,
  } = props;
  const [focused, setFocused] = useState<string>();
  const stop = focused !== undefined && tags.includes(focused) ? focused : tags[0];
  const countOf = (tag: string) => {
    const value = counts?.get(tag);
    return value === undefined ? undefined : { value, label: countLabel(value) };
  };
  return (
    <div
      className={isWrapped ? styles.wrapped : styles.filter}
      role="toolbar"
      aria-label={label}
      onKeyDown={moveFocus}
    >
      {tags.map((tag) => (
        <div key={tag} className={styles.item} onFocus={() => setFocused(tag)}>
          <Tag
            isSelected={selected.includes(tag)}
            count={countOf(tag)}
            tabIndex={tag === stop ? 0 : -1}
            onPress={() => onToggle(tag)}
          >
            {textOf(tag)}
          </Tag>
        </div>
      ))}
      {end && <div className={styles.item}>{end}</div>}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const isMirrored =
    event.key.match(/Left|Right/) && getComputedStyle(event.currentTarget).direction === 'rtl';
  const from = buttons.findIndex((button) => button === document.activeElement);
  const next = buttons[from + (isMirrored ? -step : step)];
  if (from < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
