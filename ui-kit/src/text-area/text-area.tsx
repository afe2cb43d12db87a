import type { Ref } from 'react';
import { classes } from '../classes';
import * as styles from '../form/field.css';
import { GrowingTextArea } from '../form/growing-text-area';
import { TypedFrame, type TypedProps } from '../text-field/typed-frame';

export interface TextAreaProps extends TypedProps {
  /** Minimum number of lines. */
  rows?: number;
  /** Grows with its text up to a share of the screen. */
  autoGrow?: boolean;
  /** `title` edits a page heading in place: one line that wraps as it grows. */
  size?: keyof typeof styles.sizes;
  inputRef?: Ref<HTMLTextAreaElement>;
  /** The ids of an open list of suggestions and of its active option. */
  suggestions?: { list: string; active: string };
}

/** Multi-line plain text. */
export function TextArea({ size = 'medium', inputRef, suggestions, ...props }: TextAreaProps) {
  const isTitle = size === 'title';
  const { rows = isTitle ? 1 : 3, autoGrow = isTitle, ...field } = props;
  const looks = classes(styles.input, styles.textArea, autoGrow && styles.autoGrow, styles.sizes[size]);
  const Area = autoGrow ? GrowingTextArea : 'textarea';
  return (
    <TypedFrame {...field}>
      {(control) => (
        <Area
          {...control}
          ref={inputRef}
          rows={rows}
          className={looks}
          aria-autocomplete={suggestions && 'list'}
          aria-controls={suggestions?.list}
          aria-activedescendant={suggestions?.active}
        />
      )}
    </TypedFrame>
  );
}
