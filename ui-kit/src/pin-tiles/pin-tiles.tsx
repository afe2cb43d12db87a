import type { ReactNode } from 'react';
import { classes } from '../classes';
import { MoreIcon, type Icon } from '../icons/icons';
import { MenuButton } from '../menu-button/menu-button';
import type { MenuItems } from '../menu-button/menu-items';
import { Pressable } from '../press/pressable';
import { VisuallyHidden } from '../text/text';
import { useReorder } from '../reorder/use-reorder';
import { Thumbnail } from '../thumbnail/thumbnail';
import * as styles from './pin-tiles.css';

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
  const { list, shown, draggedId, handlers, announced } = useReorder({ items, onReorder, movedLabel });
  return (
    <>
      <ul ref={list} aria-label={label} className={styles.list} {...handlers}>
        {shown.map((tile) => (
          <li
            key={tile.id}
            data-id={tile.id}
            className={classes(styles.tile, draggedId === tile.id && styles.dragged)}
          >
            <Thumbnail size="small" icon={tile.icon} src={tile.picture} />
            <span className={styles.words}>
              <Pressable
                href={tile.href}
                className={styles.link}
                aria-keyshortcuts={onReorder && 'Alt+ArrowLeft Alt+ArrowRight'}
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
