import {
  useId,
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { FieldError, FieldFrame } from '../form/field-frame';
import * as styles from '../form/field.css';
import { useFormError } from '../form/form-errors';
import { useReportTypedBeforeHydration } from '../form/use-report-before-hydration';
import { typingMarks } from '../press/typing-marks';
import { takeFocus } from '../press/take-focus';

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** The props of every text field. */
export interface TypedProps {
  label: string;
  /** Hides the label visually; only where the context names the field. */
  isLabelHidden?: boolean;
  placeholder?: string;
  description?: ReactNode;
  /** An error message. Without it the server's message for the field, taken from the Form, is shown. */
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
  /** Renders the control with the given props. */
  children: (control: Control) => ReactNode;
}

/** The frame of a native text control. */
export function TypedFrame({ children, ...field }: TypedFrameProps) {
  const { label, isLabelHidden, isRequired, description, autoFocus } = field;
  const { control, message, ids } = useTyped(field);
  const frame = useRef<HTMLDivElement>(null);
  useReportTypedBeforeHydration(frame, (text) => field.onChange?.(text));
  useLayoutEffect(() => (autoFocus ? takeFocus(frame.current) : undefined), [autoFocus]);
  return (
    <div ref={frame} className={styles.field}>
      <FieldFrame
        isLabelHidden={isLabelHidden}
        isRequired={isRequired}
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
              <FieldError>{message}</FieldError>
            </span>
          )
        }
      >
        {children(control)}
      </FieldFrame>
    </div>
  );
}

/** Returns the props of the control, its ids and its error. */
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
    id,
    name,
    value,
    defaultValue,
    onKeyDown,
    autoComplete,
    maxLength,
    placeholder,
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
