import { Picture, type PictureSource } from '../picture/picture';
import { Pressable } from '../press/pressable';
import * as styles from './link-tiles.css';

export interface LinkTile {
  id: string;
  href: string;
  title: string;
  picture?: PictureSource;
  /** Text on the placeholder when there is no picture. */
  words?: string;
}

export interface LinkTilesProps {
  /** The accessible name of the list. */
  label: string;
  items: readonly LinkTile[];
}

/** A few links that are recognised by their pictures, in one row that scrolls and snaps. */
export function LinkTiles({ label, items }: LinkTilesProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map(({ id, href, title, picture, words }) => (
        <li key={id} className={styles.item}>
          <Pressable href={href} className={styles.tile}>
            <Picture picture={picture} alt="" words={words} shape="flush" />
            <span className={styles.title} dir="auto">
              {title}
            </span>
          </Pressable>
        </li>
      ))}
    </ul>
  );
}
