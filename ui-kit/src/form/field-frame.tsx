import type { ReactNode } from 'react';
import { WarningIcon } from '../icons/icons';
import { VisuallyHidden } from '../text/text';
import * as styles from './field.css';

export interface FieldFrameProps {
  label: ReactNode;
  /** The label is heard, not seen; only where the place says what the field is. */
  isLabelHidden?: boolean;
  isRequired?: boolean;
  description?: ReactNode;
  message?: ReactNode;
  children: ReactNode;
}

/** What stands around every control: label above, description and message below. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, isLabelHidden, isRequired, description, message, children } = props;
  return (
    <>
      {isLabelHidden ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span>
          {label}
          {isRequired && (
            <span className={styles.required} aria-hidden="true">
              {' *'}
            </span>
          )}
        </span>
      )}
      {children}
      {description}
      {message}
    </>
  );
}

/** What is wrong, behind its sign. */
export function Complaint({ children }: { children: ReactNode }) {
  return (
    <>
      <span className={styles.errorSign}>
        <WarningIcon size={14} />
      </span>
      <span>{children}</span>
    </>
  );
}
