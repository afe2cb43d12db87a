import { use, type ReactNode } from 'react';
import { classes } from '../classes';
import { ArrowDownIcon, ArrowUpIcon, MinusIcon } from '../icons/icons';
import { Card } from '../layout/card';
import { KitContext } from '../provider/kit-context';
import { Skeleton } from '../skeleton/skeleton';
import * as styles from './stat-card.css';

const arrows = { up: ArrowUpIcon, down: ArrowDownIcon, steady: MinusIcon };

export interface StatCardProps {
  /** The name of the quantity. */
  label: string;
  /** A number is written in the locale of the kit, with separators of thousands. */
  value: ReactNode;
  /** Explains the number. */
  detail?: string;
  /** The trend in words: '12 more than last week'. */
  trend?: { direction: keyof typeof arrows; text: string };
  /** Link to the underlying data. */
  href?: string;
  isLoading?: boolean;
}

/** One figure to read at a glance. */
export function StatCard({ label, value, detail, trend, href, isLoading }: StatCardProps) {
  const { locale } = use(KitContext);
  const shown = typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : value;
  return (
    <Card href={href}>
      <span className={styles.stat} aria-busy={isLoading}>
        <span className={styles.label}>{label}</span>
        {isLoading ? <Skeleton width="25%" height="48" /> : <span className={styles.value}>{shown}</span>}
        {(detail || trend) && (
          <span className={styles.foot}>
            {trend && <Trend {...trend} />}
            {detail}
          </span>
        )}
      </span>
    </Card>
  );
}

function Trend({ direction, text }: NonNullable<StatCardProps['trend']>) {
  const Arrow = arrows[direction];
  return (
    <span className={classes(styles.trend, styles.trends[direction])}>
      <Arrow size={14} />
      {text}
    </span>
  );
}
