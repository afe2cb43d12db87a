import type { ReactNode } from 'react';
import { classes } from '../classes';
import { ArrowDownIcon, ArrowUpIcon, MoreIcon } from '../icons/icons';
import { gridLooks, type GridColumns } from '../layout/grid-looks';
import { MenuButton } from '../menu-button/menu-button';
import type { Space } from '../theme/scale';
import { VisuallyHidden } from '../text/text';
import * as styles from './movable-grid.css';
import type { MovableItem } from './movable-item';
import { useReorder } from './use-reorder';

/** An item was moved directly before or after another one. */
export interface ItemMove {
  id: string;
  side: 'before' | 'after';
  anchorId: string;
}

export interface MovableGridProps<Item extends MovableItem> {
  /** The accessible name of the list. */
  label: string;
  columns: GridColumns;
  gap: Space;
  items: readonly Item[];
  /** The corner of the menu of a card, where the card has room for it. */
  menuAt: keyof typeof styles.menus;
  onMove: (move: ItemMove) => void;
  texts: {
    menuOf: (title: string) => string;
    earlier: string;
    later: string;
    /** Announced after a move by key or menu. */
    moved: (title: string, place: number) => string;
  };
  /** Renders the card of an item, which is a link. */
  children: (item: Item) => ReactNode;
}

/** Cards in equal columns that are moved by drag, by Alt with an arrow key, and by a menu. */
export function MovableGrid<Item extends MovableItem>(props: MovableGridProps<Item>) {
  const { label, columns, gap, items, menuAt, onMove, texts, children } = props;
  const { list, shown, draggedId, handlers, announced, canMove, move } = useReorder({
    items,
    movedLabel: texts.moved,
    onReorder: (order, id) => onMove(moveOf(items, order, id)),
  });
  const entriesOf = ({ id }: Item) => [
    {
      id: 'earlier',
      label: texts.earlier,
      icon: ArrowUpIcon,
      shortcut: 'Alt ↑',
      isDisabled: !canMove(id, -1),
      onAction: () => move(id, -1, '[aria-haspopup]'),
    },
    {
      id: 'later',
      label: texts.later,
      icon: ArrowDownIcon,
      shortcut: 'Alt ↓',
      isDisabled: !canMove(id, 1),
      onAction: () => move(id, 1, '[aria-haspopup]'),
    },
  ];
  return (
    <>
      <ul ref={list} className={gridLooks(columns, gap)} aria-label={label} {...handlers}>
        {shown.map((item) => (
          <li
            key={item.id}
            data-id={item.id}
            className={classes(styles.item, draggedId === item.id && styles.dragged)}
          >
            {children(item)}
            <span className={styles.menus[menuAt]}>
              <MenuButton
                label={texts.menuOf(item.title)}
                items={entriesOf(item)}
                icon={MoreIcon}
                size="small"
                isLabelHidden
              />
            </span>
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </>
  );
}

/** Describes the change of an order by the item that the moved one passed last. */
function moveOf(items: readonly MovableItem[], order: readonly string[], id: string): ItemMove {
  const place = order.indexOf(id);
  const isEarlier = place < items.findIndex((item) => item.id === id);
  return isEarlier
    ? { id, side: 'before', anchorId: order[place + 1] ?? id }
    : { id, side: 'after', anchorId: order[place - 1] ?? id };
}
