import type { ReactNode } from 'react';
import { TextField, type TextFieldProps } from 'react-aria-components';
import { FieldFrame } from '../form/field-frame';
import * as styles from '../form/field.css';

type Behaviour = Pick<
  TextFieldProps,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'onKeyDown'
  | 'isRequired'
  | 'isDisabled'
  | 'isReadOnly'
  | 'autoComplete'
  | 'autoFocus'
  | 'maxLength'
>;

/** What every field has that text is typed into. */
export interface TypedProps extends Behaviour {
  label: string;
  /** The label is heard, not seen; only where the place says what the field is. */
  isLabelHidden?: boolean;
  placeholder?: string;
  description?: ReactNode;
  error?: string;
}

interface TextFrameProps extends Omit<TypedProps, 'placeholder'>, Pick<TextFieldProps, 'type' | 'inputMode'> {
  children: ReactNode;
}

/** A frame around something to type into, which takes name, value and state from here. */
export function TextFrame(props: TextFrameProps) {
  const { label, isLabelHidden, description, error, children, ...behaviour } = props;
  const { isRequired } = behaviour;
  return (
    <TextField {...behaviour} isInvalid={error ? true : undefined} className={styles.field}>
      <FieldFrame {...{ label, isLabelHidden, isRequired, description, error }}>{children}</FieldFrame>
    </TextField>
  );
}
