import { type FormEvent, type ReactNode } from 'react';
import { Form as AriaForm } from 'react-aria-components';
import * as styles from './form.css';

export interface FormProps {
  /** Called with what is in the fields, by name; the page is never left. */
  onSubmit: (values: Record<string, string>) => void;
  /** Messages by field name, from the server or from field rules; a message goes when its field is changed. */
  errors?: Record<string, string>;
  /** For a submit button outside of the form. */
  id?: string;
  label?: string;
  children: ReactNode;
}

/** Fields that are sent together. The browser's own messages stay out: ours stand at the fields. */
export function Form({ onSubmit, errors, id, label, children }: FormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(valuesOf(event.currentTarget));
  };
  return (
    <AriaForm
      id={id}
      aria-label={label}
      className={styles.form}
      validationBehavior="aria"
      validationErrors={errors}
      onSubmit={submit}
    >
      {children}
    </AriaForm>
  );
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
