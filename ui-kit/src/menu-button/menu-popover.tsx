import { Fragment, type ReactNode, type RefObject } from 'react';
import {
  Header,
  Keyboard,
  Menu,
  MenuItem,
  MenuSection,
  Popover,
  Separator,
  Text,
} from 'react-aria-components';
import { classes } from '../classes';
import * as styles from '../overlay/floating.css';
import { CheckIcon } from '../icons/icons';
import { isGroup, type MenuEntry, type MenuGroup, type MenuItems } from './menu-items';

export interface MenuPopoverProps {
  label: string;
  items: MenuItems;
  header?: ReactNode;
  triggerRef: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The open menu; its own module, because it is loaded when the first menu is opened. */
export function MenuPopover({ label, items, header, triggerRef, onClose }: MenuPopoverProps) {
  return (
    <Popover
      aria-label={label}
      isOpen
      triggerRef={triggerRef}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom end"
      offset={4}
      className={styles.floating}
    >
      {header && <div className={styles.menuHeader}>{header}</div>}
      <Menu aria-label={label} onClose={onClose} autoFocus="first" className={styles.options}>
        {items.map((item, place) =>
          isGroup(item) ? (
            <Fragment key={item.id}>
              {place > 0 && <Separator className={styles.separator} />}
              {group(item)}
            </Fragment>
          ) : (
            entry(item)
          ),
        )}
      </Menu>
    </Popover>
  );
}

const group = ({ id, title, items }: MenuGroup) => (
  <MenuSection id={id} aria-label={title ?? id} {...choiceOf(items)}>
    {title && <Header className={styles.groupTitle}>{title}</Header>}
    {items.map(entry)}
  </MenuSection>
);

/** A group in which one entry is chosen is a choice of one. */
function choiceOf(items: readonly MenuEntry[]) {
  const chosen = items.filter(({ isSelected }) => isSelected).map(({ id }) => id);
  if (chosen.length === 0) return {};
  return { selectionMode: 'single', selectedKeys: chosen, disallowEmptySelection: true } as const;
}

const entry = ({ id, label, icon: Icon, tone, shortcut, isSelected, ...behaviour }: MenuEntry) => (
  <MenuItem
    key={id}
    id={id}
    textValue={label}
    className={classes(styles.option, tone === 'danger' && styles.danger)}
    {...behaviour}
  >
    {Icon && (
      <span className={styles.optionIcon}>
        <Icon size={16} />
      </span>
    )}
    <Text slot="label" className={styles.optionLabel}>
      {label}
    </Text>
    {isSelected && <CheckIcon size={16} />}
    {shortcut && <Keyboard className={styles.shortcut}>{shortcut}</Keyboard>}
  </MenuItem>
);
