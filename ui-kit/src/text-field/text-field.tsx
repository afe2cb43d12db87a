import type { Ref } from 'react';
import { Input, type TextFieldProps as AriaProps } from 'react-aria-components';
import { classes } from '../classes';
import * as styles from '../form/field.css';
import { TextFrame, type TypedProps } from './text-frame';

export interface TextFieldProps extends TypedProps, Pick<AriaProps, 'type' | 'inputMode'> {
  /** `title` is the heading of a page, written in place. */
  size?: keyof typeof styles.sizes;
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField({ size = 'medium', placeholder, inputRef, ...field }: TextFieldProps) {
  return (
    <TextFrame {...field}>
      <Input ref={inputRef} placeholder={placeholder} className={classes(styles.input, styles.sizes[size])} />
    </TextFrame>
  );
}
