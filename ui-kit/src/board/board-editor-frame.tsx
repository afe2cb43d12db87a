import type { KeyboardEvent, ReactNode } from 'react';
import { classes } from '../classes';
import * as styles from './board-editor.css';

export interface BoardEditorFrameProps {
  /** Buttons above the pitch: at its start, and at its end. */
  tools: readonly [start: ReactNode, end: ReactNode];
  pitch: ReactNode;
  steps: ReactNode;
  /** Without it the tools at the end and the steps keep their place and cannot be used. */
  isDrawing?: boolean;
  /** The bar of what is chosen, and below it the caption. */
  details: ReactNode;
  /** Keys that work everywhere in the editor. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Layout of an editor of boards: the pitch gets all height that its controls leave. */
export function BoardEditorFrame(props: BoardEditorFrameProps) {
  const {
    tools: [start, end],
    pitch,
    steps,
    isDrawing = true,
    details,
    onKeyDown,
  } = props;
  return (
    <div className={styles.editor} onKeyDown={onKeyDown}>
      <div className={styles.tools}>
        <div className={styles.toolGroup}>{start}</div>
        <div className={classes(styles.toolGroup, styles.whileDrawing)} inert={!isDrawing}>
          {end}
        </div>
      </div>
      <div className={styles.pitch}>{pitch}</div>
      <div className={styles.whileDrawing} inert={!isDrawing}>
        {steps}
      </div>
      <div className={styles.details}>{details}</div>
    </div>
  );
}

export interface BoardBarProps {
  /** Controls that scroll sideways where they do not fit. */
  children: ReactNode;
  /** Controls that stay in sight. */
  end?: ReactNode;
}

/** One row of controls under the pitch. */
export function BoardBar({ children, end }: BoardBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.barScroller}>{children}</div>
      {end}
    </div>
  );
}

export interface BoardBarItemProps {
  /** `grow` takes the width that is left, `short` is for a number. */
  width: 'grow' | 'short';
  children: ReactNode;
}

/** A field in a bar. */
export function BoardBarItem({ width, children }: BoardBarItemProps) {
  return <div className={styles[width]}>{children}</div>;
}
