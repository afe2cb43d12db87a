import type { PointerEvent } from 'react';
import * as styles from './grid-picker.css';

export interface GridSize {
  rows: number;
  columns: number;
}

export interface GridPickerProps extends GridSize {
  /** The most rows and columns. */
  max: number;
  /** While pointing or dragging over the grid. */
  onChange: (size: GridSize) => void;
  /** At the end of it. */
  onPick: (size: GridSize) => void;
}

/** Of a cell, in pixels; the same as in the style sheet. */
const step = 14;

/**
 * The size of a table by pointing at its last cell. It is a shortcut for the pointer, hidden from assistive
 * technology: put two number fields beside it.
 */
export function GridPicker({ rows, columns, max, onChange, onPick }: GridPickerProps) {
  const sizeAt = ({ currentTarget, clientX, clientY }: PointerEvent): GridSize => {
    const { left, top } = currentTarget.getBoundingClientRect();
    const count = (distance: number) => Math.min(max, Math.max(1, Math.ceil(distance / step)));
    return { rows: count(clientY - top), columns: count(clientX - left) };
  };
  const side = max * step;
  return (
    <div
      aria-hidden="true"
      className={styles.grid}
      style={{ width: side, height: side }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => onChange(sizeAt(event))}
      onPointerUp={(event) => onPick(sizeAt(event))}
    >
      <div className={styles.chosen} style={{ width: columns * step, height: rows * step }} />
    </div>
  );
}
