import type { ReactNode, Ref } from 'react';
import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaProps,
} from 'react-aria-components';
import { classes } from '../classes';
import { FieldFrame } from '../form/field-frame';
import * as styles from '../form/field.css';

type Behaviour = Pick<
  AriaProps,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onKeyDown'
  | 'isRequired'
  | 'isDisabled'
  | 'autoFocus'
  | 'maxLength'
>;

export interface TextAreaProps extends Behaviour {
  label: string;
  isLabelHidden?: boolean;
  placeholder?: string;
  description?: ReactNode;
  error?: string;
  /** Lines shown at least. */
  rows?: number;
  /** As high as its text, up to a part of the screen. */
  autoGrow?: boolean;
  /** `title` is the heading of a page, written in place: one line that grows with its words. */
  size?: keyof typeof styles.sizes;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Several lines of plain text. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    isLabelHidden,
    placeholder,
    description,
    error,
    size = 'medium',
    rows = size === 'title' ? 1 : 3,
    autoGrow = size === 'title',
    inputRef,
    ...behaviour
  } = props;
  const { isRequired } = behaviour;
  const looks = classes(styles.input, styles.textArea, autoGrow && styles.autoGrow, styles.sizes[size]);
  return (
    <AriaTextField {...behaviour} isInvalid={error ? true : undefined} className={styles.field}>
      <FieldFrame {...{ label, isLabelHidden, isRequired, description, error }}>
        <AriaTextArea ref={inputRef} rows={rows} placeholder={placeholder} className={looks} />
      </FieldFrame>
    </AriaTextField>
  );
}
