import {
  Button,
  ComboBox as AriaComboBox,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components';
import { classes } from '../classes';
import { AriaField } from '../form/aria-field';
import { AriaFieldFrame, splitFieldProps, type AriaFieldProps } from '../form/aria-field-frame';
import * as field from '../form/field.css';
import { CheckIcon, ChevronsUpDownIcon } from '../icons/icons';
import * as floating from '../overlay/floating.css';
import { SpinnerRing } from '../spinner/spinner';
import * as styles from './combo-box.css';

export interface ComboBoxItem {
  id: string;
  label: string;
  /** Distinguishes items of the same name. */
  description?: string;
}

export interface ComboBoxProps extends AriaFieldProps {
  items: readonly ComboBoxItem[];
  selectedId?: string | null;
  defaultSelectedId?: string;
  onSelect?: (id: string | null) => void;
  /**
   * Called with the typed text, so that the app can search on the server. With it, items are shown
   * unfiltered.
   */
  onType?: (text: string) => void;
  isLoading?: boolean;
  /** Allows text that matches no item. `onSelect` is not called for it; the form submits it. */
  allowsCustomValue?: boolean;
  placeholder?: string;
  /** Shown when nothing matches. */
  emptyText?: string;
  loadingText?: string;
  openLabel?: string;
}

/** A choice of one among many, found by typing a part of its name. */
export function ComboBox(props: ComboBoxProps) {
  const { frame, control } = splitFieldProps(props);
  const { items, selectedId, defaultSelectedId, ...rest } = control;
  const { onSelect, onType, isLoading, placeholder, openLabel = 'Show all', ...behaviour } = rest;
  const { emptyText = 'No matches', loadingText = 'Searching...', ...own } = behaviour;
  return (
    <AriaField>
      <AriaComboBox
        {...own}
        {...(onType ? { items } : { defaultItems: items })}
        selectedKey={selectedId}
        defaultSelectedKey={defaultSelectedId}
        onSelectionChange={(key) => onSelect?.(key === null ? null : String(key))}
        onInputChange={onType}
        allowsEmptyCollection
      >
        <AriaFieldFrame {...frame}>
          <div className={field.affixed}>
            <Input placeholder={placeholder} className={classes(field.input, field.roomAtEnd)} />
            <div className={field.affixEnd}>
              <Button aria-label={openLabel} className={styles.open}>
                {isLoading ? <SpinnerRing /> : <ChevronsUpDownIcon size={14} />}
              </Button>
            </div>
          </div>
        </AriaFieldFrame>
        <Popover className={floating.floating} offset={4}>
          <ListBox
            className={floating.options}
            aria-busy={isLoading}
            renderEmptyState={() => (
              <div className={styles.nothing}>{isLoading ? loadingText : emptyText}</div>
            )}
          >
            {item}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </AriaField>
  );
}

const item = ({ id, label, description }: ComboBoxItem) => (
  <ListBoxItem id={id} textValue={label} className={floating.option}>
    {({ isSelected }) => (
      <>
        <span className={styles.words}>
          {label}
          {description && <span className={styles.detail}>{description}</span>}
        </span>
        {isSelected && <CheckIcon size={16} />}
      </>
    )}
  </ListBoxItem>
);
