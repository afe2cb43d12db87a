import { createContext, use, useState } from 'react';

type FormErrors = Readonly<Record<string, string>>;

/** The messages of the form around, by field name. */
export const FormErrorsContext = createContext<FormErrors>({});

/** The form's message for a field, until that is changed. */
export function useFormError(name: string | undefined) {
  const errors = use(FormErrorsContext);
  const [answered, setAnswered] = useState<FormErrors>();
  const error = name === undefined || errors === answered ? undefined : errors[name];
  return { error, changed: () => setAnswered(errors) };
}
