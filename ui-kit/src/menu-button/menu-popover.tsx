import { Fragment, type ReactNode, type RefObject } from 'react';
import { Header, Menu, MenuSection, Popover, Separator } from 'react-aria-components';
import * as styles from '../overlay/floating.css';
import { WhileOpen } from '../overlay/while-open';
import { AriaRoot } from '../provider/aria-root';
import { menuEntry } from './menu-entry';
import { isGroup, type MenuEntry, type MenuGroup, type MenuItems } from './menu-items';

export interface MenuPopoverProps {
  label: string;
  items: MenuItems;
  header?: ReactNode;
  isOpen: boolean;
  triggerRef: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The menu itself; its own module, because it is loaded when the first menu is opened. */
export function MenuPopover({ label, items, header, isOpen, triggerRef, onClose }: MenuPopoverProps) {
  return (
    <AriaRoot>
      <Popover
        aria-label={label}
        isOpen={isOpen}
        triggerRef={triggerRef}
        onOpenChange={(opens) => !opens && onClose()}
        placement="bottom end"
        offset={4}
        className={styles.floating}
      >
        <WhileOpen isOpen={isOpen}>
          {header && <div className={styles.menuHeader}>{header}</div>}
          <Menu aria-label={label} onClose={onClose} autoFocus="first" className={styles.options}>
            {items.map((item, place) =>
              isGroup(item) ? (
                <Fragment key={item.id}>
                  {place > 0 && <Separator className={styles.separator} />}
                  {group(item)}
                </Fragment>
              ) : (
                menuEntry(item)
              ),
            )}
          </Menu>
        </WhileOpen>
      </Popover>
    </AriaRoot>
  );
}

const group = ({ id, title, items }: MenuGroup) => (
  <MenuSection id={id} aria-label={title ?? id} {...choiceOf(items)}>
    {title && <Header className={styles.groupTitle}>{title}</Header>}
    {items.map(menuEntry)}
  </MenuSection>
);

/** A group in which one entry is chosen is a choice of one. */
function choiceOf(items: readonly MenuEntry[]) {
  const chosen = items.filter(({ isSelected }) => isSelected).map(({ id }) => id);
  if (chosen.length === 0) return {};
  return { selectionMode: 'single', selectedKeys: chosen, disallowEmptySelection: true } as const;
}
