import { lazy, Suspense } from 'react';
import { classes } from '../classes';
import * as field from '../form/field.css';
import { ChevronsUpDownIcon } from '../icons/icons';
import type { SelectProps } from './select-props';
import * as styles from './select.css';

const SelectBox = lazy(() => import('./select-box').then((module) => ({ default: module.SelectBox })));

/** A choice of one among a few. */
export function Select(props: SelectProps) {
  return (
    <Suspense fallback={<SelectOutline {...props} />}>
      <SelectBox {...props} />
    </Suspense>
  );
}

/** A placeholder with the same layout until the code is loaded. */
function SelectOutline(props: SelectProps) {
  const { label, isLabelHidden, items, selectedKey, defaultSelectedKey, placeholder } = props;
  const chosen = items.find(({ id }) => id === (selectedKey ?? defaultSelectedKey));
  return (
    <div className={field.field} aria-hidden="true">
      {!isLabelHidden && (
        <span>
          <span className={field.label}>{label}</span>
        </span>
      )}
      <div className={classes(field.input, styles.trigger)}>
        <span className={styles.value} data-placeholder={chosen ? undefined : true}>
          {chosen?.label ?? placeholder}
        </span>
        <ChevronsUpDownIcon size={14} />
      </div>
    </div>
  );
}
