import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import * as styles from './field.css';
import { Complaint, FieldFrame } from './field-frame';

export interface AriaFieldFrameProps {
  label: string;
  isLabelHidden?: boolean;
  isRequired?: boolean;
  description?: ReactNode;
  /** What is wrong; the server's message for the field comes from the Form. */
  error?: string;
  children: ReactNode;
}

/** The frame in a field of React Aria's, which says what belongs to what. */
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
        <FieldError className={styles.error}>
          {({ validationErrors }) => <Complaint>{error ?? validationErrors.join(' ')}</Complaint>}
        </FieldError>
      }
    />
  );
}
