import {
  useId,
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Complaint, FieldFrame } from '../form/field-frame';
import * as styles from '../form/field.css';
import { useFormError } from '../form/form-errors';
import { useTypedBefore } from '../form/use-typed-before';
import { typingMarks } from '../press/typing-marks';
import { takeFocus } from '../press/take-focus';

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** What every field has that text is typed into. */
export interface TypedProps {
  label: string;
  /** The label is heard, not seen; only where the place says what the field is. */
  isLabelHidden?: boolean;
  placeholder?: string;
  description?: ReactNode;
  /** What is wrong; the server's message for the field comes from the Form. */
  error?: string;
  name?: string;
  value?: string;
  defaultValue?: string;
  onChange?: (text: string) => void;
  onBlur?: (event: FocusEvent<Typed>) => void;
  onKeyDown?: (event: KeyboardEvent<Typed>) => void;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  autoComplete?: string;
  autoFocus?: boolean;
  maxLength?: number;
}

type Control = ReturnType<typeof useTyped>['control'];

interface TypedFrameProps extends TypedProps {
  /** Of what is typed into, with what is given to it. */
  children: (control: Control) => ReactNode;
}

/** A frame around something to type into. */
export function TypedFrame({ children, ...field }: TypedFrameProps) {
  const { label, isLabelHidden, isRequired, description, autoFocus } = field;
  const { control, message, ids } = useTyped(field);
  const frame = useRef<HTMLDivElement>(null);
  useTypedBefore(frame, (text) => field.onChange?.(text));
  useLayoutEffect(() => (autoFocus ? takeFocus(frame.current) : undefined), [autoFocus]);
  return (
    <div ref={frame} className={styles.field}>
      <FieldFrame
        {...{ isLabelHidden, isRequired }}
        label={
          <label htmlFor={control.id} className={styles.label}>
            {label}
          </label>
        }
        description={
          description && (
            <span id={ids.description} className={styles.description}>
              {description}
            </span>
          )
        }
        message={
          message && (
            <span id={ids.message} className={styles.error}>
              <Complaint>{message}</Complaint>
            </span>
          )
        }
      >
        {children(control)}
      </FieldFrame>
    </div>
  );
}

/** Where one types, and what is said of it. */
function useTyped(field: TypedProps) {
  const { name, value, defaultValue, onChange, onBlur, onKeyDown, autoComplete, maxLength, placeholder } =
    field;
  const { description, isRequired, isDisabled, isReadOnly } = field;
  const id = useId();
  const ids = { description: `${id}description`, message: `${id}message` };
  const { error, changed } = useFormError(name);
  const message = field.error || error;
  const saidBy = [description && ids.description, message && ids.message].filter(Boolean).join(' ');
  const control = {
    ...{ id, name, value, defaultValue, onKeyDown, autoComplete, maxLength, placeholder },
    ...typingMarks,
    dir: 'auto',
    disabled: isDisabled,
    readOnly: isReadOnly,
    'aria-required': isRequired || undefined,
    'aria-invalid': message ? true : undefined,
    'aria-describedby': saidBy || undefined,
    'data-invalid': message ? true : undefined,
    'data-disabled': isDisabled || undefined,
    onChange: ({ target }: ChangeEvent<Typed>) => {
      changed();
      onChange?.(target.value);
    },
    onBlur: (event: FocusEvent<Typed>) => {
      typingMarks.onBlur(event);
      onBlur?.(event);
    },
  };
  return { control, message, ids };
}
