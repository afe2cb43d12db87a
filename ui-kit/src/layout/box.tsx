import type { ReactNode } from 'react';
import { classes } from '../classes';
import type { Space } from '../theme/scale';
import * as styles from './box.css';
import { paddingsX, paddingsY } from './space.css';

export interface BoxProps {
  padding?: Space;
  /** Inline padding, if different. */
  paddingX?: Space;
  /** Block padding, if different. */
  paddingY?: Space;
  surface?: keyof typeof styles.surfaces;
  /** Draws a hairline border. */
  border?: boolean;
  radius?: keyof typeof styles.radii;
  children: ReactNode;
}

/** A padded area with an optional background. */
export function Box(props: BoxProps) {
  const {
    padding = 'none',
    paddingX = padding,
    paddingY = padding,
    surface,
    border,
    radius,
    children,
  } = props;
  const looks = [styles.box, paddingsX[paddingX], paddingsY[paddingY]];
  const optional = [
    surface && styles.surfaces[surface],
    border && styles.bordered,
    radius && styles.radii[radius],
  ];
  return <div className={classes(...looks, ...optional)}>{children}</div>;
}
