import type { PointerEvent } from 'react';
import { DragIcon } from '../icons/icons';
import * as styles from './block-grip.css';

export interface BlockGripProps {
  /** The tooltip. */
  label: string;
  /** Top of the block in pixels from the top of the frame. */
  top: number;
  isDragging: boolean;
  onTake: () => void;
  /** Called with the pointer's y coordinate in the viewport. */
  onDrag: (y: number) => void;
  onDrop: () => void;
  onCancel: () => void;
}

/**
 * The drag handle of a block, for mouse and touch. It is hidden from assistive technology: provide a keyboard
 * equivalent.
 */
export function BlockGrip({ label, top, isDragging, onTake, onDrag, onDrop, onCancel }: BlockGripProps) {
  const take = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    onTake();
  };
  const move = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrag(event.clientY);
  };
  return (
    <div
      aria-hidden="true"
      title={label}
      className={styles.grip}
      style={{ top }}
      data-dragging={isDragging || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={take}
      onPointerMove={move}
      onPointerUp={onDrop}
      onPointerCancel={onCancel}
    >
      <DragIcon size={16} />
    </div>
  );
}

/** Marks the drop position. */
export function DropLine({ top }: { top: number }) {
  return <div aria-hidden="true" className={styles.line} style={{ top }} />;
}
