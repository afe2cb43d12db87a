import { createContext, use, useState } from 'react';

type FormErrors = Readonly<Record<string, string>>;

/** The errors of the surrounding form by field name. */
export const FormErrorsContext = createContext<FormErrors>({});

/** Returns the form's error for a field until the field is changed. */
export function useFormError(name: string | undefined) {
  const errors = use(FormErrorsContext);
  const [answered, setAnswered] = useState<FormErrors>();
  const error = name === undefined || errors === answered ? undefined : errors[name];
  return { error, changed: () => setAnswered(errors) };
}
