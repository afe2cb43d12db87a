import type { PointerEvent } from 'react';
import * as styles from './grid-picker.css';

export interface GridSize {
  rows: number;
  columns: number;
}

export interface GridPickerProps extends GridSize {
  /** Maximum of rows and of columns. */
  max: number;
  /** Called while the pointer moves over the grid. */
  onChange: (size: GridSize) => void;
  /** Called when the pointer is released. */
  onPick: (size: GridSize) => void;
}

/** Size of a cell; must equal the one in the style sheet. */
const CELL_PX = 14;

/**
 * Selects the size of a table by pointing at its last cell. Mouse and touch only, hidden from assistive
 * technology: put two number fields beside it.
 */
export function GridPicker({ rows, columns, max, onChange, onPick }: GridPickerProps) {
  const sizeAt = ({ currentTarget, clientX, clientY }: PointerEvent): GridSize => {
    const { left, top } = currentTarget.getBoundingClientRect();
    const count = (distance: number) => Math.min(max, Math.max(1, Math.ceil(distance / CELL_PX)));
    return { rows: count(clientY - top), columns: count(clientX - left) };
  };
  const side = max * CELL_PX;
  return (
    <div
      aria-hidden="true"
      className={styles.grid}
      style={{ width: side, height: side }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => onChange(sizeAt(event))}
      onPointerUp={(event) => onPick(sizeAt(event))}
    >
      <div className={styles.chosen} style={{ width: columns * CELL_PX, height: rows * CELL_PX }} />
    </div>
  );
}
