import { useRef, type FormEvent, type ReactNode } from 'react';
import { classes } from '../classes';
import { FormErrorsContext } from './form-errors';
import * as styles from './form.css';
import { useLeadToRefused } from './use-lead-to-refused';

export interface FormProps {
  /** Called with what is in the fields, by name, and with all of it where a name has several; the page is never left. */
  onSubmit: (values: Record<string, string>, data: FormData) => void;
  /** Messages by field name, from the server or from field rules; a message goes when its field is changed. */
  errors?: Record<string, string>;
  /** For a submit button outside of the form. */
  id?: string;
  label?: string;
  /** Its fields are no wider than they are read well, however much room there is. */
  isNarrow?: boolean;
  children: ReactNode;
}

/** Fields that are sent together. The browser's own messages stay out: ours stand at the fields. */
export function Form({ onSubmit, errors, id, label, isNarrow = false, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const expectAnswer = useLeadToRefused(form);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    expectAnswer();
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
