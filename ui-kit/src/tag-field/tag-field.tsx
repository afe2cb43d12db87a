import { useId } from 'react';
import { classes } from '../classes';
import * as floating from '../overlay/floating.css';
import { hoverMarks } from '../press/press-marks';
import { Tag } from '../tag/tag';
import { TypedFrame, type TypedProps } from '../text-field/typed-frame';
import * as styles from './tag-field.css';
import type { TagOption } from './tag-options';
import { useTagField } from './use-tag-field';

type Shown = Pick<
  TypedProps,
  'label' | 'placeholder' | 'description' | 'error' | 'isRequired' | 'isDisabled' | 'isReadOnly'
>;

export interface TagFieldProps extends Shown {
  /** In a form: every tag is sent under it, and a message for it stands here. */
  name?: string;
  value: readonly string[];
  onChange: (tags: string[]) => void;
  /** Tags in use elsewhere, offered while typing. */
  suggestions: readonly string[];
  /** In a form: with its label and box, like the other fields. */
  isFramed?: boolean;
  /** Typed characters from which suggestions are shown. */
  suggestFrom: number;
  maxTags: number;
  /** Characters of one tag. */
  maxLength: number;
  /** How a new tag is offered. */
  newLabel?: (tag: string) => string;
  removeLabel?: (tag: string) => string;
}

/** Tags as chips, with a field that suggests those in use and takes new ones. */
export function TagField({ value, onChange, suggestions, placeholder, ...props }: TagFieldProps) {
  const { suggestFrom, maxTags, maxLength, isFramed = false, ...rest } = props;
  const { newLabel = (tag) => `Add "${tag}"`, removeLabel = (tag) => `Remove ${tag}`, ...frame } = rest;
  const { name, label } = frame;
  const isFixed = frame.isReadOnly || frame.isDisabled;
  const listId = useId();
  const field = useTagField({ tags: value, known: suggestions, from: suggestFrom, onChange, maxTags });
  const looks = isFramed ? styles.framed : styles.bare;

  return (
    <TypedFrame {...frame} isLabelHidden={!isFramed} value={field.text} onChange={field.type}>
      {(control) => (
        <div
          role="group"
          aria-label={label}
          className={looks}
          {...hoverMarks}
          data-invalid={control['data-invalid']}
          data-disabled={control['data-disabled']}
        >
          {value.map((tag) => (
            <Tag
              key={tag}
              onRemove={isFixed ? undefined : () => field.remove(tag)}
              removeLabel={removeLabel(tag)}
            >
              {tag}
            </Tag>
          ))}
          {!frame.isReadOnly && (
            <input
              {...control}
              name={undefined}
              className={styles.input}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={field.options.length > 0}
              aria-controls={listId}
              aria-activedescendant={field.active >= 0 ? `${listId}-${field.active}` : undefined}
              autoComplete="off"
              enterKeyHint="done"
              placeholder={placeholder}
              maxLength={maxLength}
              onKeyDown={field.onKeyDown}
              onBlur={field.addTyped}
            />
          )}
          <TagOptions id={listId} label={label} {...field} newLabel={newLabel} />
          {name && value.map((tag) => <input key={tag} type="hidden" name={name} value={tag} />)}
        </div>
      )}
    </TypedFrame>
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
