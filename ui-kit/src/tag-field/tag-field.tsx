import { useId, useRef, type ComponentProps } from 'react';
import { useHasBeenOpen } from '../overlay/use-has-been-open';
import { lazyPart } from '../overlay/lazy-overlay';
import { codeOf } from '../overlay/use-loaded';
import { hoverMarks } from '../press/press-marks';
import { Tag } from '../tag/tag';
import { VisuallyHidden } from '../text/text';
import { TypedFrame, type TypedProps } from '../text-field/typed-frame';
import * as styles from './tag-field.css';
import type { TagSuggestionsProps } from './tag-suggestions';
import { useTagField } from './use-tag-field';

const Suggestions = lazyPart(codeOf(async () => (await import('./tag-suggestions')).TagSuggestions));

type Shown = Pick<
  TypedProps,
  'label' | 'placeholder' | 'description' | 'error' | 'isRequired' | 'isDisabled' | 'isReadOnly'
>;

export interface TagFieldProps extends Shown {
  /** In a form: the name under which every tag is submitted and under which errors are shown. */
  name?: string;
  value: readonly string[];
  onChange: (tags: string[]) => void;
  /** Tags in use elsewhere, offered while typing, best first. */
  suggestions: readonly string[];
  /** A line below the suggestions, such as that they are loading. */
  suggestionsNote?: string;
  /** Called with the text when the field is focused and while it is typed, for suggestions that are loaded. */
  onType?: (text: string) => void;
  /** In a form: shows label and box like other fields. */
  isFramed?: boolean;
  /** Number of typed characters from which suggestions are shown. */
  suggestFrom: number;
  maxTags: number;
  /** Maximum characters of one tag. */
  maxLength: number;
  /** Returns the label of the option that creates a tag. */
  newLabel?: (tag: string) => string;
  removeLabel?: (tag: string) => string;
}

/** Edits tags as chips, with suggestions of existing tags. */
export function TagField({ value, onChange, suggestions, placeholder, ...props }: TagFieldProps) {
  const { suggestionsNote: note, onType, suggestFrom, maxTags, maxLength, isFramed = false, ...rest } = props;
  const { newLabel = (tag) => `Add "${tag}"`, removeLabel = (tag) => `Remove ${tag}`, ...frame } = rest;
  const { name, label } = frame;
  const isFixed = frame.isReadOnly || frame.isDisabled;
  const listId = useId();
  const field = useTagField({
    tags: value,
    known: suggestions,
    from: suggestFrom,
    onChange,
    onType,
    maxTags,
  });
  const box = useRef<HTMLDivElement>(null);

  return (
    <TypedFrame {...frame} isLabelHidden={!isFramed} value={field.text} onChange={field.type}>
      {(control) => (
        <div
          ref={box}
          role="group"
          aria-label={label}
          className={isFramed ? styles.framed : styles.bare}
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
            <TagInput
              {...control}
              field={field}
              listId={listId}
              placeholder={placeholder}
              maxLength={maxLength}
              onFocus={() => onType?.(field.text)}
            />
          )}
          <LazySuggestions
            label={label}
            newLabel={newLabel}
            note={note}
            id={listId}
            triggerRef={box}
            {...field}
          />
          {name && value.map((tag) => <input key={tag} type="hidden" name={name} value={tag} />)}
        </div>
      )}
    </TypedFrame>
  );
}

interface TagInputProps extends ComponentProps<'input'> {
  field: ReturnType<typeof useTagField>;
  /** The id of the list of suggestions. */
  listId: string;
}

/** The combobox in which a tag is typed. It has no name, because the tags are submitted, not the text. */
function TagInput({ field, listId, ...control }: TagInputProps) {
  const { options, active } = field;
  return (
    <input
      {...control}
      name={undefined}
      className={styles.input}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={options.length > 0}
      aria-controls={options.length > 0 ? listId : undefined}
      aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
      autoComplete="off"
      enterKeyHint="done"
      onKeyDown={field.onKeyDown}
      onBlur={field.addTyped}
    />
  );
}

/** Renders nothing before the first suggestions, whose code is loaded with them, and none if it cannot be loaded. */
function LazySuggestions(props: TagSuggestionsProps) {
  const isOpen = props.options.length > 0;
  if (!useHasBeenOpen(isOpen)) return null;
  return (
    <>
      <VisuallyHidden>
        <span role="status">{isOpen && props.note}</span>
      </VisuallyHidden>
      <Suggestions shown={props} />
    </>
  );
}
