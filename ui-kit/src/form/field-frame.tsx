import type { ReactNode } from 'react';
import { WarningIcon } from '../icons/icons';
import { VisuallyHidden } from '../text/text';
import * as styles from './field.css';

export interface FieldFrameProps {
  label: ReactNode;
  /** Hides the label visually; only where the context names the field. */
  isLabelHidden?: boolean;
  isRequired?: boolean;
  description?: ReactNode;
  message?: ReactNode;
  children: ReactNode;
}

/** The common frame of all fields: label above, description and error below. */
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

/** An error message with its icon. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <>
      <span className={styles.errorSign}>
        <WarningIcon size={14} />
      </span>
      <span>{children}</span>
    </>
  );
}
