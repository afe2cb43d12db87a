import { useRef, type ReactNode } from 'react';
import { Avatar } from '../avatar/avatar';
import { Pressable } from '../press/pressable';
import { Skeleton } from '../skeleton/skeleton';
import * as styles from './person-tiles.css';

export interface PersonTilesProps {
  /** The accessible name of the list. */
  label: string;
  /** PersonTile elements. */
  children: ReactNode;
}

/** People as tiles: three columns on desktops, rows on phones. */
export function PersonTiles({ label, children }: PersonTilesProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

export interface PersonTileProps {
  name: string;
  /** URL of the picture; initials are shown without one. */
  src?: string | null;
  /** Beside the name, such as a badge. */
  badge?: ReactNode;
  /** Below the name, on phones at the end of the row. */
  detail?: ReactNode;
  /** The card of the person is open. */
  isOpen?: boolean;
  /** Called with the pressed element, the anchor of the card. */
  onOpen: (anchor: HTMLButtonElement | null) => void;
}

/** One person of PersonTiles. */
export function PersonTile({ name, src, badge, detail, isOpen = false, onOpen }: PersonTileProps) {
  const ref = useRef<HTMLButtonElement>(null);
  return (
    <li className={styles.item}>
      <Pressable
        ref={ref}
        className={styles.tile}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => onOpen(ref.current)}
      >
        <Avatar name={name} src={src} size="big" />
        <span className={styles.words}>
          <span className={styles.title}>
            <span className={styles.name} dir="auto" title={name}>
              {name}
            </span>
            {badge}
          </span>
          {detail && <span className={styles.detail}>{detail}</span>}
        </span>
      </Pressable>
    </li>
  );
}

/** The skeleton of PersonTiles. */
export function PersonTilesSkeleton({ tiles }: { tiles: number }) {
  return (
    <div className={styles.list} aria-hidden="true">
      {Array.from({ length: tiles }, (_, place) => (
        <span key={place} className={styles.item}>
          <span className={styles.tile}>
            <Skeleton shape="circle" width="40" height="40" />
            <Skeleton shape="text" width={place % 2 ? '60%' : '80%'} />
          </span>
        </span>
      ))}
    </div>
  );
}
