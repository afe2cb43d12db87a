import { startTransition, useState } from 'react';
import { fieldErrors } from './api-error';
import { checkFields, type FormRules } from './form-errors';

/**
 * Values and messages of a form. Messages appear on sending, right after the button has answered, go field by field as people
 * mend them, and those of the server stand beside ours.
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
    /** Whether all is well; otherwise the messages are shown. */
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
