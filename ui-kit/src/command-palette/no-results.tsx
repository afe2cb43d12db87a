import { Skeleton } from '../skeleton/skeleton';
import { VisuallyHidden } from '../text/text';
import * as styles from './command-palette.css';

export interface NoResultsProps {
  isLoading: boolean;
  emptyText?: string;
  loadingText?: string;
}

const widths = ['60%', '40%', '80%', '60%'] as const;

/** Shown without results: a skeleton while loading, else an empty state. */
export function NoResults({
  isLoading,
  emptyText = 'No results',
  loadingText = 'Searching...',
}: NoResultsProps) {
  if (!isLoading)
    return (
      <p role="status" className={styles.empty}>
        {emptyText}
      </p>
    );
  return (
    <div role="status" className={styles.list}>
      <VisuallyHidden>{loadingText}</VisuallyHidden>
      {widths.map((width, place) => (
        <div key={place} className={styles.outline}>
          <Skeleton width="24" height="24" />
          <Skeleton shape="text" width={width} />
        </div>
      ))}
    </div>
  );
}
