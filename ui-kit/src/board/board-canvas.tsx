import { memo, type CSSProperties, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { classes } from '../classes';
import { board } from './board.css';
import * as styles from './board-editor.css';

export interface PictureBehindBoard {
  src: string;
  onError: () => void;
  /** Box that it fits into, in the coordinates of the drawing, and its quarter turns clockwise. */
  place: { x: number; y: number; width: number; height: number; turns: number };
  /** It is moved and scaled: it is dimmed less and outlined, and the board itself gets the focus and all gestures. */
  isAdjusted?: boolean;
}

export interface BoardCanvasProps {
  /** The drawing as SVG markup, as of `Board`. */
  svg: string;
  /** Coordinates of the drawing: x, y, width and height. */
  box: readonly [x: number, y: number, width: number, height: number];
  /** Ground of the drawing, for its colours. */
  surface: string;
  label: string;
  /** A picture that is traced: dimmed, under the lines of the pitch, without its ground. */
  behind?: PictureBehindBoard;
  /** SVG elements above the drawing, in its coordinates. Those with `data-grip` get the focus. */
  children?: ReactNode;
  canvasRef: Ref<HTMLDivElement>;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** A board that is drawn on: the drawing, and above it what changes with each movement of a pointer. */
export function BoardCanvas(props: BoardCanvasProps) {
  const { svg, box, surface, label, behind, children, canvasRef, onKeyDown } = props;
  const [, , width, height] = box;
  const ratio = { '--tl-board-ratio': width / height } as CSSProperties;
  const isAdjusted = behind?.isAdjusted ?? false;
  return (
    <div
      ref={canvasRef}
      role="application"
      aria-label={label}
      className={styles.canvas}
      style={ratio}
      dir="ltr"
      data-traces={behind ? '' : undefined}
      data-adjusts={isAdjusted ? '' : undefined}
      tabIndex={isAdjusted ? 0 : undefined}
      onKeyDown={onKeyDown}
    >
      {behind && (
        <div className={styles.behind}>
          <img
            key={behind.src}
            src={behind.src}
            alt=""
            draggable={false}
            style={placeIn(box, behind.place)}
            onError={behind.onError}
          />
        </div>
      )}
      <Drawing svg={svg} />
      <div className={classes(board, styles.layer)}>
        <svg viewBox={box.join(' ')} data-surface={surface} fill="none">
          {children}
        </svg>
      </div>
    </div>
  );
}

/** Places a picture in shares of the canvas, so that it follows its size. An odd number of quarter turns swaps its sides. */
function placeIn(
  [left, top, boxWidth, boxHeight]: BoardCanvasProps['box'],
  place: PictureBehindBoard['place'],
) {
  const { x, y, width, height, turns } = place;
  const [across, down] = turns % 2 === 0 ? [width, height] : [height, width];
  const share = (length: number, whole: number) => `${(100 * length) / whole}%`;
  return {
    left: share(x + (width - across) / 2 - left, boxWidth),
    top: share(y + (height - down) / 2 - top, boxHeight),
    width: share(across, boxWidth),
    height: share(down, boxHeight),
    transform: turns === 0 ? undefined : `rotate(${turns * 90}deg)`,
  };
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
