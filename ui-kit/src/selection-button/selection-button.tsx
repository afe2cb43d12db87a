import { Button } from '../button/button';
import { classes } from '../classes';
import type { Icon } from '../icons/icons';
import { Tooltip } from '../tooltip/tooltip';
import * as styles from './selection-button.css';

const HEIGHT_PX = 50;
/** Half the width of the button, and of the button with tools: the distance from the sides of the window. */
const HALF_WIDTH_PX = 72;
const HALF_WIDTH_WITH_TOOLS_PX = 136;
/** Its distance from the top and bottom of the window, where toolbars are. */
const EDGE_PX = 72;

export interface SelectionButtonProps {
  label: string;
  /** The shortcut for the tooltip. */
  keys?: string;
  icon?: Icon;
  /** The bounding box of the selection in the viewport; without it the button is hidden. */
  at: DOMRect | undefined;
  /**
   * The selection was made by touch: the browser's own menu is above it, and the selection handles are below
   * it.
   */
  isTouch?: boolean;
  /** Receives the element for tools before the button; without it the button stands alone. */
  takeTools?: (element: HTMLDivElement | null) => void;
  onPress: () => void;
}

/**
 * A button, or a bubble with tools and the button, that floats near selected text and keeps the selection. Its place in the tab order
 * is that of its element.
 */
export function SelectionButton(props: SelectionButtonProps) {
  const { label, keys, icon, at, isTouch = false, takeTools, onPress } = props;
  if (!at) return null;
  const middle = (at.left + at.right) / 2;
  const halfWidth = takeTools ? HALF_WIDTH_WITH_TOOLS_PX : HALF_WIDTH_PX;
  const style = {
    left: Math.min(Math.max(middle, halfWidth), window.innerWidth - halfWidth),
    top: topOf(at, isTouch),
  };
  const button = (
    <Button tone={takeTools ? 'quiet' : 'accent'} size="small" icon={icon} onPress={onPress}>
      {label}
    </Button>
  );
  return (
    <div
      className={classes(styles.place, takeTools !== undefined && styles.bubble)}
      style={style}
      onPointerDown={(event) => event.preventDefault()}
    >
      {takeTools && <div ref={takeTools} className={styles.tools} />}
      {keys === undefined ? button : <Tooltip label={keys}>{button}</Tooltip>}
    </div>
  );
}

function topOf({ top, bottom }: DOMRect, isTouch: boolean): number {
  const gap = isTouch ? 32 : 8;
  const isAbove = !isTouch && top > HEIGHT_PX + gap + EDGE_PX;
  const wanted = isAbove ? top - HEIGHT_PX - gap : bottom + gap;
  return Math.max(EDGE_PX, Math.min(wanted, window.innerHeight - HEIGHT_PX - EDGE_PX));
}
