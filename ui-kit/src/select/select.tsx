import { lazy, Suspense } from 'react';
import { classes } from '../classes';
import * as field from '../form/field.css';
import type { SelectProps } from './select-props';
import * as styles from './select.css';

const SelectBox = lazy(() => import('./select-box').then((module) => ({ default: module.SelectBox })));

/** One of a few. */
export function Select(props: SelectProps) {
  return (
    <Suspense fallback={<SelectOutline {...props} />}>
      <SelectBox {...props} />
    </Suspense>
  );
}

/** The room it takes, until its code has come. */
function SelectOutline({ label, isLabelHidden, placeholder }: SelectProps) {
  return (
    <div className={field.field} aria-hidden="true">
      {!isLabelHidden && <span className={field.label}>{label}</span>}
      <div className={classes(field.input, styles.trigger)}>{placeholder}</div>
    </div>
  );
}
