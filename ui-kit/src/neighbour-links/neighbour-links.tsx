import type { ReactNode } from 'react';
import { classes } from '../classes';
import { BackIcon } from '../icons/icons';
import { Pressable } from '../press/pressable';
import * as styles from './neighbour-links.css';

export interface NeighbourLink {
  href: string;
  /** The direction, such as "Next page". */
  label: ReactNode;
  title: string;
}

export interface NeighbourLinksProps {
  /** The accessible name of the navigation. */
  label: string;
  previous?: NeighbourLink;
  next?: NeighbourLink;
}

/** Links to what is before and after a page in an order, in a `NeighbourRoom`. */
export const NeighbourLinks = ({ label, previous, next }: NeighbourLinksProps) => (
  <nav aria-label={label} className={styles.row}>
    {previous && <Neighbour {...previous} />}
    {next && <Neighbour {...next} isNext />}
  </nav>
);

function Neighbour({ href, label, title, isNext }: NeighbourLink & { isNext?: boolean }) {
  return (
    <Pressable href={href} className={classes(styles.link, isNext && styles.next)}>
      <span className={styles.arrow}>
        <BackIcon size={18} />
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className={styles.title}>
          <bdi>{title}</bdi>
        </span>
      </span>
    </Pressable>
  );
}
