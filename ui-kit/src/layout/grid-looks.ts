import { classes } from '../classes';
import type { Space } from '../theme/scale';
import * as styles from './grid.css';
import { gaps } from './space.css';

type Count = keyof typeof styles.onPhone;

/** Number of columns on a phone, a tablet and a desktop. */
export type GridColumns = readonly [phone: Count, tablet: Count, desktop: Count];

export const gridLooks = ([phone, tablet, desktop]: GridColumns, gap: Space) =>
  classes(styles.grid, styles.onPhone[phone], styles.onTablet[tablet], styles.onDesktop[desktop], gaps[gap]);
