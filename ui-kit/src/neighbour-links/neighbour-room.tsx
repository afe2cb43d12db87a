import type { ReactNode, Ref } from 'react';
import * as styles from './neighbour-links.css';

export interface NeighbourRoomProps {
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
}

/** The space of `NeighbourLinks`, reserved while they load. */
export const NeighbourRoom = ({ ref, children }: NeighbourRoomProps) => (
  <div ref={ref} className={styles.room}>
    {children}
  </div>
);
