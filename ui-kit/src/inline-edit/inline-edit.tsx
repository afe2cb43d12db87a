import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { classes } from '../classes';
import { GrowingTextArea } from '../form/growing-text-area';
import { EditIcon, WarningIcon } from '../icons/icons';
import { Pressable } from '../press/pressable';
import { SpinnerRing } from '../spinner/spinner';
import { VisuallyHidden } from '../text/text';
import * as styles from './inline-edit.css';

export interface InlineEditProps {
  /** The accessible name of the field and of the button that opens it. */
  label: string;
  value: string;
  /** Called with the trimmed text if it changed. */
  onSave: (value: string) => void;
  /** Shown when the value is empty. */
  placeholder?: string;
  /** The value is being saved. */
  isPending?: boolean;
  /** The error of the last save. */
  error?: string;
  isReadOnly?: boolean;
  maxLength?: number;
  size?: keyof typeof styles.sizes;
}

/**
 * Text that can be edited in place: Enter and blur save, Escape cancels. Text that is unsaved, or failed to
 * save, is kept as typed.
 */
export function InlineEdit({ onSave, value, maxLength, ...shown }: InlineEditProps) {
  const { label, placeholder, isPending, error, size = 'text' } = shown;
  const [draft, setDraft] = useState<string>();
  const [sent, setSent] = useState(value);
  const opener = useRef<HTMLButtonElement>(null);
  const text = isPending || error ? sent : value;

  const save = () => {
    const typed = draft?.trim();
    setDraft(undefined);
    if (typed === undefined || typed === value) return;
    setSent(typed);
    onSave(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') save();
    else setDraft(undefined);
    requestAnimationFrame(() => opener.current?.focus());
  };

  return (
    <div className={styles.frame}>
      {draft === undefined ? (
        <Shown {...shown} value={text} opener={opener} onOpen={() => setDraft(text)} />
      ) : (
        <GrowingTextArea
          ref={takeFocus}
          rows={1}
          enterKeyHint="done"
          aria-label={label}
          value={draft}
          placeholder={placeholder}
          maxLength={maxLength}
          onChange={(event) => setDraft(inOneLine(event.target.value))}
          onKeyDown={onKeyDown}
          onBlur={save}
          className={classes(styles.input, styles.sizes[size])}
        />
      )}
      {error && (
        <span role="alert" className={styles.failure}>
          <WarningIcon size={14} />
          {error}
        </span>
      )}
    </div>
  );
}

interface ShownProps extends Omit<InlineEditProps, 'onSave' | 'maxLength' | 'error'> {
  opener: RefObject<HTMLButtonElement | null>;
  onOpen: () => void;
}

/** The text while it is not edited. */
function Shown({
  label,
  value,
  placeholder,
  isPending,
  isReadOnly,
  size = 'text',
  opener,
  onOpen,
}: ShownProps) {
  const words = <span className={value ? undefined : styles.placeholder}>{value || placeholder}</span>;
  const name = <VisuallyHidden>{label}: </VisuallyHidden>;
  if (isReadOnly)
    return (
      <div className={classes(styles.shown, styles.sizes[size])}>
        {name}
        {words}
      </div>
    );
  return (
    <Pressable
      ref={opener}
      isPending={isPending}
      onPress={onOpen}
      className={classes(styles.pressable, styles.sizes[size])}
    >
      {name}
      {words}
      <span className={classes(styles.sign, !isPending && styles.pencil)}>
        {isPending ? <SpinnerRing /> : <EditIcon size={14} />}
      </span>
    </Pressable>
  );
}

const inOneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');

function takeFocus(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}
