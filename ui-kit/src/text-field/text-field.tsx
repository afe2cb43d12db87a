import type { HTMLAttributes, HTMLInputTypeAttribute, Ref } from 'react';
import { classes } from '../classes';
import * as styles from '../form/field.css';
import { TypedFrame, type TypedProps } from './typed-frame';

export interface TextFieldProps extends TypedProps {
  type?: HTMLInputTypeAttribute;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** `title` edits a page heading in place. */
  size?: keyof typeof styles.sizes;
  inputRef?: Ref<HTMLInputElement>;
}

/** Single-line text. */
export function TextField({ size = 'medium', type = 'text', inputMode, inputRef, ...field }: TextFieldProps) {
  return (
    <TypedFrame {...field}>
      {(control) => (
        <input
          {...control}
          type={type}
          inputMode={inputMode}
          ref={inputRef}
          className={classes(styles.input, styles.sizes[size])}
        />
      )}
    </TypedFrame>
  );
}
