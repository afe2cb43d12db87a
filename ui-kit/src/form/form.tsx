import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
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
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => leadToRefused(form.current, errors), [errors]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(valuesOf(event.currentTarget));
  };
  return (
    <AriaForm
      ref={form}
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

/** The first field that was refused takes the focus, so that nobody has to look for it. */
function leadToRefused(form: HTMLFormElement | null, errors: Record<string, string> | undefined): void {
  if (!form || !errors || Object.keys(errors).length === 0) return;
  const fields = [...form.elements].filter((field): field is HTMLInputElement => 'name' in field);
  fields.find(({ name, type }) => name in errors && type !== 'hidden')?.focus();
}
