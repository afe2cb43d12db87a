import { use, type ReactNode } from 'react';
import { FormContext, FormValidationContext } from 'react-aria-components';
import { AriaRoot } from '../provider/aria-root';
import { FormErrorsContext } from './form-errors';

/** Connects a React Aria field to the errors of its form. */
export function AriaField({ children }: { children: ReactNode }) {
  const errors = use(FormErrorsContext);
  return (
    <AriaRoot>
      <FormContext value={byAria}>
        <FormValidationContext value={errors}>{children}</FormValidationContext>
      </FormContext>
    </AriaRoot>
  );
}

/** Turns off the browser's own validation messages. */
const byAria = { validationBehavior: 'aria' } as const;
