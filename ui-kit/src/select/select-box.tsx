import {
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
} from 'react-aria-components';
import { classes } from '../classes';
import { AriaField } from '../form/aria-field';
import { AriaFieldFrame, splitFieldProps } from '../form/aria-field-frame';
import * as field from '../form/field.css';
import { CheckIcon, ChevronsUpDownIcon } from '../icons/icons';
import * as floating from '../overlay/floating.css';
import type { SelectItem, SelectProps } from './select-props';
import * as styles from './select.css';

/** The select itself, in a module of its own so that it can be loaded lazily. */
export function SelectBox(props: SelectProps) {
  const { frame, control } = splitFieldProps(props);
  const { items, onSelectionChange, ...behaviour } = control;
  return (
    <AriaField>
      <AriaSelect
        {...behaviour}
        onSelectionChange={(key) => key !== null && onSelectionChange?.(String(key))}
      >
        <AriaFieldFrame {...frame}>
          <Button className={classes(field.input, styles.trigger)}>
            <SelectValue className={styles.value} />
            <ChevronsUpDownIcon size={14} />
          </Button>
        </AriaFieldFrame>
        <Popover className={floating.floating} offset={4}>
          <ListBox items={items} className={floating.options}>
            {item}
          </ListBox>
        </Popover>
      </AriaSelect>
    </AriaField>
  );
}

const item = ({ id, label }: SelectItem) => (
  <ListBoxItem id={id} textValue={label} className={floating.option}>
    {({ isSelected }) => (
      <>
        <span className={floating.optionLabel}>{label}</span>
        {isSelected && <CheckIcon size={16} />}
      </>
    )}
  </ListBoxItem>
);
