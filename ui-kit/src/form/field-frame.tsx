import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { WarningIcon } from '../icons/icons';
import { VisuallyHidden } from '../text/text';
import * as styles from './field.css';

export interface FieldFrameProps {
  label: string;
  /** The label is heard, not seen; only where the place says what the field is. */
  isLabelHidden?: boolean;
  isRequired?: boolean;
  description?: ReactNode;
  /** What is wrong; the server's message for the field comes from the Form. */
  error?: string;
  children: ReactNode;
}

/** What stands around every control: label above, description and error below. */
export function FieldFrame({
  label,
  isLabelHidden,
  isRequired,
  description,
  error,
  children,
}: FieldFrameProps) {
  const words = <Label className={styles.label}>{label}</Label>;
  return (
    <>
      {isLabelHidden ? (
        <VisuallyHidden>{words}</VisuallyHidden>
      ) : (
        <span>
          {words}
          {isRequired && (
            <span className={styles.required} aria-hidden="true">
              {' *'}
            </span>
          )}
        </span>
      )}
      {children}
      {description && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      <FieldError className={styles.error}>
        {({ validationErrors }) => (
          <>
            <ErrorSign />
            <span>{error ?? validationErrors.join(' ')}</span>
          </>
        )}
      </FieldError>
    </>
  );
}

function ErrorSign() {
  return (
    <span className={styles.errorSign}>
      <WarningIcon size={14} />
    </span>
  );
}
