import type { ReactNode, Ref } from 'react';
import { Input, TextField as AriaTextField, type TextFieldProps as AriaProps } from 'react-aria-components';
import { classes } from '../classes';
import { FieldFrame } from '../form/field-frame';
import * as styles from '../form/field.css';

type Behaviour = Pick<
  AriaProps,
  | 'name'
  | 'type'
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
  | 'inputMode'
  | 'maxLength'
>;

export interface TextFieldProps extends Behaviour {
  label: string;
  isLabelHidden?: boolean;
  placeholder?: string;
  description?: ReactNode;
  error?: string;
  /** `title` is the heading of a page, written in place. */
  size?: keyof typeof styles.sizes;
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    isLabelHidden,
    placeholder,
    description,
    error,
    size = 'medium',
    inputRef,
    ...behaviour
  } = props;
  const { isRequired } = behaviour;
  return (
    <AriaTextField {...behaviour} isInvalid={error ? true : undefined} className={styles.field}>
      <FieldFrame {...{ label, isLabelHidden, isRequired, description, error }}>
        <Input
          ref={inputRef}
          placeholder={placeholder}
          className={classes(styles.input, styles.sizes[size])}
        />
      </FieldFrame>
    </AriaTextField>
  );
}
