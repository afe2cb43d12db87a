import type { RefObject } from 'react';
import { Popover } from 'react-aria-components';
import { classes } from '../classes';
import * as floating from '../overlay/floating.css';
import { AriaRoot } from '../provider/aria-root';
import * as styles from './tag-field.css';
import type { TagOption } from './tag-options';

export interface TagSuggestionsProps {
  id: string;
  label: string;
  /** The box of the field, to which the list is anchored. */
  triggerRef: RefObject<HTMLElement | null>;
  options: readonly TagOption[];
  active: number;
  add: (tag: string) => void;
  newLabel: (tag: string) => string;
  note?: string;
}

/**
 * The suggestions of a tag field, in a module of its own so that it can be loaded lazily. They are rendered
 * outside of the field's box, because a dialog would clip them.
 */
export function TagSuggestions({
  id,
  label,
  triggerRef,
  options,
  active,
  add,
  newLabel,
  note,
}: TagSuggestionsProps) {
  return (
    <AriaRoot>
      <Popover
        isNonModal
        isOpen={options.length > 0}
        triggerRef={triggerRef}
        placement="bottom start"
        offset={4}
        className={floating.floating}
      >
        <div id={id} role="listbox" aria-label={label} className={floating.options}>
          {options.map(({ kind, tag }, place) => (
            <div
              key={tag}
              id={`${id}-${place}`}
              role="option"
              aria-selected={place === active}
              data-focused={place === active || undefined}
              className={classes(floating.option, styles.option)}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => add(tag)}
            >
              {kind === 'new' ? newLabel(tag) : tag}
            </div>
          ))}
        </div>
        {note && (
          <div aria-hidden="true" className={styles.note}>
            {note}
          </div>
        )}
      </Popover>
    </AriaRoot>
  );
}
