import { useRef, useState, type KeyboardEvent } from 'react';
import { Button } from 'react-aria-components';
import { classes } from '../classes';
import { EditIcon } from '../icons/icons';
import { SpinnerRing } from '../spinner/spinner';
import * as styles from './inline-edit.css';

export interface InlineEditProps {
  /** What is edited: the name of the field, and of the button that opens it. */
  label: string;
  value: string;
  /** Called with what was typed, trimmed, when it differs. */
  onSave: (value: string) => void;
  /** Shown in place of no value. */
  placeholder?: string;
  /** It is being saved. */
  isPending?: boolean;
  /** Why it could not be saved. */
  error?: string;
  isReadOnly?: boolean;
  maxLength?: number;
  size?: keyof typeof styles.sizes;
}

/** Text that becomes a field where it stands: Enter and leaving save, Escape leaves it as it was. */
export function InlineEdit(props: InlineEditProps) {
  const { label, value, onSave, placeholder, isPending, error, isReadOnly, maxLength, size = 'text' } = props;
  const [draft, setDraft] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);

  const close = () => {
    setDraft(undefined);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const save = () => {
    const typed = draft?.trim();
    setDraft(undefined);
    if (typed !== undefined && typed !== value) onSave(typed);
  };
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (nativeEvent.isComposing) return;
    if (key === 'Enter') save();
    if (key === 'Enter' || key === 'Escape') close();
  };

  return (
    <div className={styles.frame}>
      {draft === undefined ? (
        <Button
          ref={opener}
          aria-label={`${label}: ${value || (placeholder ?? '')}`}
          isPending={isPending}
          isDisabled={isReadOnly}
          onPress={() => setDraft(value)}
          className={classes(styles.shown, styles.sizes[size])}
        >
          <span className={value ? undefined : styles.placeholder}>{value || placeholder}</span>
          {isPending && <SpinnerRing />}
          {!isReadOnly && !isPending && (
            <span className={styles.pencil}>
              <EditIcon size={14} />
            </span>
          )}
        </Button>
      ) : (
        <input
          ref={takeFocus}
          aria-label={label}
          value={draft}
          placeholder={placeholder}
          maxLength={maxLength}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={save}
          className={classes(styles.input, styles.sizes[size])}
        />
      )}
      {error && draft === undefined && (
        <span role="alert" className={styles.failure}>
          {error}
        </span>
      )}
    </div>
  );
}

function takeFocus(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
