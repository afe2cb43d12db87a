import { memo, type CSSProperties, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { classes } from '../classes';
import { board } from './board.css';
import * as styles from './board-editor.css';

export interface BoardCanvasProps {
  /** The drawing as SVG markup, as of `Board`. */
  svg: string;
  /** Coordinates of the drawing: x, y, width and height. */
  box: readonly [x: number, y: number, width: number, height: number];
  /** Ground of the drawing, for its colours. */
  surface: string;
  label: string;
  /** SVG elements above the drawing, in its coordinates. Those with `data-grip` get the focus. */
  children: ReactNode;
  canvasRef: Ref<HTMLDivElement>;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** A board that is drawn on: the drawing, and above it what changes with each movement of a pointer. */
export function BoardCanvas(props: BoardCanvasProps) {
  const { svg, box, surface, label, children, canvasRef, onKeyDown } = props;
  const [, , width, height] = box;
  const ratio = { '--tl-board-ratio': width / height } as CSSProperties;
  return (
    <div
      ref={canvasRef}
      role="application"
      aria-label={label}
      className={styles.canvas}
      style={ratio}
      dir="ltr"
      onKeyDown={onKeyDown}
    >
      <Drawing svg={svg} />
      <div className={classes(board, styles.layer)}>
        <svg viewBox={box.join(' ')} data-surface={surface} fill="none">
          {children}
        </svg>
      </div>
    </div>
  );
}

/** Not rendered again while a pointer moves. */
const Drawing = memo(({ svg }: { svg: string }) => (
  <div
    aria-hidden="true"
    data-drawing=""
    className={classes(board, styles.layer)}
    dangerouslySetInnerHTML={{ __html: svg }}
  />
));
Drawing.displayName = 'Drawing';
