import { Fragment, type ReactNode, type RefObject } from 'react';
import { Header, Menu, MenuSection, Popover, Separator } from 'react-aria-components';
import * as styles from '../overlay/floating.css';
import { FreezeOnClose } from '../overlay/freeze-on-close';
import { useCloseOnBack } from '../overlay/use-close-on-back';
import { AriaRoot } from '../provider/aria-root';
import { menuEntry } from './menu-entry';
import * as sheet from './menu-popover.css';
import { isGroup, type MenuEntry, type MenuGroup, type MenuItems } from './menu-items';

export interface MenuPopoverProps {
  label: string;
  items: MenuItems;
  header?: ReactNode;
  isOpen: boolean;
  triggerRef: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The menu itself, in a module of its own so that it can be loaded lazily. */
export function MenuPopover({ label, items, header, isOpen, triggerRef, onClose }: MenuPopoverProps) {
  useCloseOnBack(isOpen, onClose);
  return (
    <AriaRoot>
      <Popover
        aria-label={label}
        isOpen={isOpen}
        triggerRef={triggerRef}
        onOpenChange={(opens) => !opens && onClose()}
        placement="bottom end"
        offset={4}
        className={sheet.menu}
      >
        <FreezeOnClose isOpen={isOpen}>
          {!header && (
            <div className={sheet.title} aria-hidden>
              {label}
            </div>
          )}
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
        </FreezeOnClose>
      </Popover>
    </AriaRoot>
  );
}

const group = ({ id, title, items, areIndependent, closesMenu }: MenuGroup) => (
  <MenuSection
    id={id}
    aria-label={title ?? id}
    shouldCloseOnSelect={closesMenu}
    {...choiceOf(items, areIndependent)}
  >
    {title && <Header className={styles.groupTitle}>{title}</Header>}
    {items.map(menuEntry)}
  </MenuSection>
);

/** Returns single selection for a group in which one entry is selected, and multiple for independent entries. */
function choiceOf(items: readonly MenuEntry[], areIndependent = false) {
  const chosen = items.filter(({ isSelected }) => isSelected).map(({ id }) => id);
  if (areIndependent) return { selectionMode: 'multiple', selectedKeys: chosen } as const;
  if (chosen.length === 0) return {};
  return { selectionMode: 'single', selectedKeys: chosen, disallowEmptySelection: true } as const;
}
