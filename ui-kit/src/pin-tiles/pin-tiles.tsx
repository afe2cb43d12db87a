import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classes } from '../classes';
import { MoreIcon, type Icon } from '../icons/icons';
import { MenuButton } from '../menu-button/menu-button';
import type { MenuItems } from '../menu-button/menu-items';
import { Pressable } from '../press/pressable';
import { VisuallyHidden } from '../text/text';
import { Thumbnail } from '../thumbnail/thumbnail';
import * as styles from './pin-tiles.css';
import { movedBy } from './moved-by';

export interface PinTile {
  id: string;
  href: string;
  title: string;
  detail?: ReactNode;
  icon: Icon;
  /** URL of a picture that is shown instead of the icon. */
  picture?: string;
}

export interface PinTilesProps {
  /** The accessible name of the list. */
  label: string;
  items: readonly PinTile[];
  /** Makes the tiles movable by drag and by Alt with an arrow key; called with the ids in their new order. */
  onReorder?: (ids: string[]) => void;
  /** Announced after a move by key. */
  movedLabel?: (title: string, place: number) => string;
  /** Menu of a tile, with an alternative to dragging. */
  menu?: (tile: PinTile) => { label: string; items: MenuItems };
}

/** Links as tiles: three columns on desktops, one row that scrolls and snaps on phones. */
export function PinTiles({ label, items, onReorder, movedLabel, menu }: PinTilesProps) {
  const list = useRef<HTMLUListElement>(null);
  const drag = useDrag(items, onReorder);
  const [announced, setAnnounced] = useState('');
  const focusAfterMove = useFocusAfterMove(list, items);

  const moveByKey = (event: KeyboardEvent, tile: PinTile) => {
    const step = event.altKey ? stepOf(event) : 0;
    if (!onReorder || step === 0) return;
    event.preventDefault();
    const order = items.map(({ id }) => id);
    const place = order.indexOf(tile.id) + step;
    if (place < 0 || place >= order.length) return;
    focusAfterMove(tile.id);
    setAnnounced(movedLabel?.(tile.title, place + 1) ?? '');
    onReorder(movedBy(order, tile.id, step));
  };
  return (
    <>
      <ul ref={list} aria-label={label} className={styles.list}>
        {drag.shown.map((tile) => (
          <li
            key={tile.id}
            data-id={tile.id}
            className={classes(styles.tile, drag.draggedId === tile.id && styles.dragged)}
            {...drag.handlersOf(tile.id)}
          >
            <Thumbnail size="small" icon={tile.icon} src={tile.picture} />
            <span className={styles.words}>
              <Pressable
                href={tile.href}
                className={styles.link}
                aria-keyshortcuts={onReorder && 'Alt+ArrowLeft Alt+ArrowRight'}
                onKeyDown={(event) => moveByKey(event, tile)}
              >
                <span dir="auto">{tile.title}</span>
              </Pressable>
              {tile.detail && <span className={styles.detail}>{tile.detail}</span>}
            </span>
            {menu && (
              <span className={styles.menu}>
                <MenuButton {...menu(tile)} icon={MoreIcon} size="small" isLabelHidden />
              </span>
            )}
          </li>
        ))}
      </ul>
      {onReorder && (
        <VisuallyHidden>
          <span role="status">{announced}</span>
        </VisuallyHidden>
      )}
    </>
  );
}

/** Returns 1 for an arrow key towards the end of the list and -1 for one towards its start. */
function stepOf({ key, currentTarget }: KeyboardEvent): number {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === forward || key === 'ArrowDown') return 1;
  return key.startsWith('Arrow') ? -1 : 0;
}

/** Focuses the link of a moved tile again, because moving its element in the document takes the focus away. */
function useFocusAfterMove(list: React.RefObject<HTMLUListElement | null>, items: readonly PinTile[]) {
  const movedId = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (movedId.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-id="${movedId.current}"] a`)?.focus();
    movedId.current = undefined;
  }, [list, items]);
  return (id: string) => {
    movedId.current = id;
  };
}

/**
 * Shows the order while a tile is dragged over the others, and reports it when the tile is dropped. The drop reports the
 * order of the last `dragover`: React may not have rendered it yet, and the tile under the pointer may have moved since.
 */
function useDrag(items: readonly PinTile[], onReorder: PinTilesProps['onReorder']) {
  const [dragged, setDragged] = useState<{ id: string; order: string[] }>();
  const lastOrder = useRef<string[]>([]);
  const order = dragged?.order ?? items.map(({ id }) => id);
  const place = new Map(order.map((id, index) => [id, index]));
  const shown = items.toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));

  const handlersOf = (id: string) =>
    onReorder && {
      onDragStart: (event: React.DragEvent<HTMLLIElement>) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setDragImage(event.currentTarget, 24, 24);
        lastOrder.current = items.map((tile) => tile.id);
        setDragged({ id, order: lastOrder.current });
      },
      onDragOver: (event: React.DragEvent) => {
        if (!dragged) return;
        event.preventDefault();
        const step = dragged.order.indexOf(id) - dragged.order.indexOf(dragged.id);
        if (step === 0) return;
        lastOrder.current = movedBy(dragged.order, dragged.id, step);
        setDragged({ ...dragged, order: lastOrder.current });
      },
      onDrop: (event: React.DragEvent) => {
        if (!dragged) return;
        event.preventDefault();
        onReorder(lastOrder.current);
        setDragged(undefined);
      },
      onDragEnd: () => setDragged(undefined),
    };
  return { shown, draggedId: dragged?.id, handlersOf };
}
