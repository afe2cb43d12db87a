import type { ReactNode } from 'react';
import type { Space } from '../theme/scale';
import { gridLooks, type GridColumns } from './grid-looks';

export interface GridProps {
  columns: GridColumns;
  gap: Space;
  as?: 'div' | 'ul';
  label?: string;
  children: ReactNode;
}

/** Children in equal columns. */
export function Grid({ columns, gap, as: Element = 'div', label, children }: GridProps) {
  return (
    <Element className={gridLooks(columns, gap)} aria-label={label}>
      {children}
    </Element>
  );
}
