import { useId } from 'react';
import { classes } from '../classes';
import * as floating from '../overlay/floating.css';
import { Tag } from '../tag/tag';
import * as styles from './tag-field.css';
import type { TagOption } from './tag-options';
import { useTagField } from './use-tag-field';

export interface TagFieldProps {
  label: string;
  value: readonly string[];
  onChange: (tags: string[]) => void;
  /** Tags in use elsewhere, offered while typing. */
  suggestions: readonly string[];
  placeholder?: string;
  isReadOnly?: boolean;
  /** In a form: with its label and box, like the other fields. */
  isFramed?: boolean;
  /** Typed characters from which suggestions are shown. */
  suggestFrom?: number;
  maxTags?: number;
  maxLength?: number;
  /** How a new tag is offered. */
  newLabel?: (tag: string) => string;
  removeLabel?: (tag: string) => string;
}

/** Tags as chips, with a field that suggests those in use and takes new ones. */
export function TagField({ value, onChange, suggestions, ...props }: TagFieldProps) {
  const { label, placeholder, isReadOnly, isFramed, suggestFrom = 2, maxTags = 50, maxLength = 50 } = props;
  const { newLabel = (tag) => `Add "${tag}"`, removeLabel = (tag) => `Remove ${tag}` } = props;
  const listId = useId();
  const field = useTagField({ tags: value, known: suggestions, from: suggestFrom, onChange, maxTags });
  const isOpen = field.options.length > 0;

  const box = (
    <div className={classes(styles.field, isFramed && styles.framed)} role="group" aria-label={label}>
      {value.map((tag) => (
        <Tag
          key={tag}
          onRemove={isReadOnly ? undefined : () => field.remove(tag)}
          removeLabel={removeLabel(tag)}
        >
          {tag}
        </Tag>
      ))}
      {!isReadOnly && (
        <input
          className={styles.input}
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={field.active >= 0 ? `${listId}-${field.active}` : undefined}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={placeholder}
          maxLength={maxLength}
          value={field.text}
          onChange={(event) => field.type(event.target.value)}
          onKeyDown={field.onKeyDown}
          onBlur={field.addTyped}
        />
      )}
      <TagOptions id={listId} label={label} {...field} newLabel={newLabel} />
    </div>
  );
  if (!isFramed) return box;
  return (
    <div className={styles.frame}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {box}
    </div>
  );
}

interface TagOptionsProps {
  id: string;
  label: string;
  options: readonly TagOption[];
  active: number;
  add: (tag: string) => void;
  newLabel: (tag: string) => string;
}

function TagOptions({ id, label, options, active, add, newLabel }: TagOptionsProps) {
  return (
    <div id={id} role="listbox" aria-label={label} hidden={options.length === 0} className={styles.list}>
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
  );
}
