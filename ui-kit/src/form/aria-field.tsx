import { use, type ReactNode } from 'react';
import { FormContext, FormValidationContext } from 'react-aria-components';
import { AriaRoot } from '../provider/aria-root';
import { FormErrorsContext } from './form-errors';

/** Around a field of React Aria's: what it takes from the app, and the messages of its form. */
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

/** The browser's own messages stay out. */
const byAria = { validationBehavior: 'aria' } as const;
