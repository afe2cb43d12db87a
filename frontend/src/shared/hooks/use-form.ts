import { startTransition, useState } from 'react';
import { fieldErrors } from '../api/api-error';
import { checkFields, type FormRules } from '../form-errors';

/**
 * Values and errors of a form. Errors are shown on submit, after the button has responded, and cleared field by field on change; the
 * server's errors are merged in.
 */
export function useForm<Values extends Record<string, unknown>>(initial: Values, rules: FormRules<Values>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Record<string, string>>({});

  const set = <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
    setValues((current) => ({ ...current, [name]: value }));
    setErrors(({ [name]: _mended, ...others }) => others);
  };
  const field = <Name extends keyof Values & string>(name: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: Values[Name]) => set(name, value),
  });

  return {
    values,
    errors,
    set,
    field,
    /** Validates, shows the errors, and returns true if there are none. */
    check: () => {
      const broken = checkFields(values, rules);
      startTransition(() => setErrors(broken));
      return Object.keys(broken).length === 0;
    },
    showFailure: (error: unknown) => setErrors(fieldErrors(error)),
    reset: () => {
      setValues(initial);
      setErrors({});
    },
  };
}
