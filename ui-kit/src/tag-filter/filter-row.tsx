import type { ReactNode } from 'react';
import * as styles from './tag-filter.css';

export interface FilterRowProps {
  search: ReactNode;
  /** Further filters, such as a TagFilter. */
  children?: ReactNode;
}

/** A search field with further filters beside it. */
export function FilterRow({ search, children }: FilterRowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.search}>{search}</div>
      {children}
    </div>
  );
}
