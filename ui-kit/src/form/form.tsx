import { useRef, type FormEvent, type ReactNode } from 'react';
import { classes } from '../classes';
import { FormErrorsContext } from './form-errors';
import * as styles from './form.css';
import { useFocusFirstError } from './use-focus-first-error';

export interface FormProps {
  /**
   * Called with the values by field name, and with the FormData, which has all values of a repeated name. The
   * page does not navigate.
   */
  onSubmit: (values: Record<string, string>, data: FormData) => void;
  /**
   * Errors by field name, from the server or from client-side rules; an error disappears when its field is
   * changed.
   */
  errors?: Record<string, string>;
  /** Lets a submit button outside of the form refer to it. */
  id?: string;
  label?: string;
  /** Limits the width of the fields to a readable measure. */
  isNarrow?: boolean;
  children: ReactNode;
}

/** A form whose errors are shown at the fields instead of in the browser's own messages. */
export function Form({ onSubmit, errors, id, label, isNarrow = false, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const focusErrorOfResponse = useFocusFirstError(form);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    focusErrorOfResponse();
    const data = new FormData(event.currentTarget);
    onSubmit(textsOf(data), data);
  };
  return (
    <form
      ref={form}
      noValidate
      id={id}
      aria-label={label}
      className={classes(styles.form, isNarrow && styles.narrow)}
      onSubmit={submit}
    >
      <FormErrorsContext value={errors ?? none}>{children}</FormErrorsContext>
    </form>
  );
}

const none = {};

function textsOf(data: FormData): Record<string, string> {
  const texts = [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}
