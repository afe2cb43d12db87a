import type { ReactNode } from 'react';
import { FieldError as AriaFieldError, Label, Text } from 'react-aria-components';
import * as styles from './field.css';
import { FieldError, FieldFrame } from './field-frame';

/** The props of every field of React Aria. */
export interface AriaFieldProps {
  label: string;
  isLabelHidden?: boolean;
  name?: string;
  description?: ReactNode;
  /** An error message. Without it the server's message for the field, taken from the Form, is shown. */
  error?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}

export interface AriaFieldFrameProps extends Omit<AriaFieldProps, 'name' | 'isDisabled'> {
  children: ReactNode;
}

/** Separates the props of the frame from those of the control, which is invalid while there is an error. */
export function splitFieldProps<Props extends AriaFieldProps>(props: Props) {
  const { label, isLabelHidden, description, error, ...control } = props;
  return {
    frame: { label, isLabelHidden, isRequired: props.isRequired, description, error },
    control: { ...control, isInvalid: error ? true : undefined, className: styles.field },
  };
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
