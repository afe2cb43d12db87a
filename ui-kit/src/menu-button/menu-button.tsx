import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import * as styles from '../button/button.css';
import { ChevronDownIcon, type Icon } from '../icons/icons';
import { useOpen } from '../overlay/use-open';
import { recordPress } from '../press/last-press';
import { Pressable } from '../press/pressable';
import { Tooltip } from '../tooltip/tooltip';
import { LazyMenu, preloadMenu } from './lazy-menu';
import type { MenuItems } from './menu-items';

export interface MenuButtonProps {
  /** The accessible name of button and menu. */
  label: string;
  /** Shown in the button instead of the label, such as the value that the menu changes; part of the accessible name. */
  text?: string;
  /** The menu opens once there is an entry, so that `onOpen` can load them. */
  items: MenuItems;
  /** Content above the entries, such as the signed-in user. */
  header?: ReactNode;
  icon?: Icon;
  /** Shown in the button instead of the label, such as an avatar. */
  trigger?: ReactNode;
  tone?: styles.ButtonTone;
  size?: styles.ButtonSize;
  /** Shows the icon alone; the label becomes its tooltip. */
  isLabelHidden?: boolean;
  isDisabled?: boolean;
  /** Shows a spinner over the label and ignores presses; width, name and focus stay. */
  isPending?: boolean;
  /** Called when the menu opens, for entries that load data. */
  onOpen?: () => void;
  /** Called when the button gets the focus, also after the menu closed: an entry that moves the focus does it then. */
  onFocus?: () => void;
}

/** A button that opens a menu. */
export function MenuButton(props: MenuButtonProps) {
  const {
    label,
    text,
    items,
    header,
    icon,
    trigger,
    tone = 'quiet',
    size,
    isLabelHidden,
    isDisabled,
    isPending,
    onOpen,
  } = props;
  const triggerRef = useRef<HTMLButtonElement>(null);
  const { isOpen, open: show, close } = useOpen();
  const open = () => {
    recordPress(triggerRef.current);
    onOpen?.();
    show();
  };

  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    event.stopPropagation();
    open();
  };
  const isIconOnly = isLabelHidden || trigger !== undefined;
  const button = (
    <Pressable
      ref={triggerRef}
      className={styles.button({ tone, size, shape: isIconOnly ? 'icon' : 'label' })}
      aria-label={isIconOnly ? label : text && `${label}: ${text}`}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      isDisabled={isDisabled}
      isPending={isPending}
      onPress={isOpen ? close : open}
      onPointerEnter={preloadMenu}
      onKeyDown={openByArrow}
      onFocus={props.onFocus}
    >
      {trigger ?? <Face label={text ?? label} icon={icon} isLabelHidden={isLabelHidden} />}
    </Pressable>
  );
  return (
    <>
      {isIconOnly ? <Tooltip label={label}>{button}</Tooltip> : button}
      <LazyMenu
        label={label}
        items={items}
        header={header}
        isOpen={isOpen}
        triggerRef={triggerRef}
        onClose={close}
      />
    </>
  );
}

function Face({
  label,
  icon: Icon,
  isLabelHidden,
}: Pick<MenuButtonProps, 'label' | 'icon' | 'isLabelHidden'>) {
  return (
    <span className={styles.content}>
      {Icon && <Icon size={isLabelHidden ? 18 : 16} />}
      {!isLabelHidden && label}
      {!isLabelHidden && <ChevronDownIcon size={14} />}
    </span>
  );
}
