import type { ReactNode } from 'react';
import { FieldError as AriaFieldError, Label, Text } from 'react-aria-components';
import * as styles from './field.css';
import { FieldError, FieldFrame } from './field-frame';

export interface AriaFieldFrameProps {
  label: string;
  isLabelHidden?: boolean;
  isRequired?: boolean;
  description?: ReactNode;
  /** An error message. Without it the server's message for the field, taken from the Form, is shown. */
  error?: string;
  children: ReactNode;
}

/** The field frame for React Aria's fields, which link label, description and error by id. */
export function AriaFieldFrame({ label, description, error, ...frame }: AriaFieldFrameProps) {
  return (
    <FieldFrame
      {...frame}
      label={<Label className={styles.label}>{label}</Label>}
      description={
        description && (
          <Text slot="description" className={styles.description}>
            {description}
          </Text>
        )
      }
      message={
        <AriaFieldError className={styles.error}>
          {({ validationErrors }) => <FieldError>{error ?? validationErrors.join(' ')}</FieldError>}
        </AriaFieldError>
      }
    />
  );
}
