import { Button } from '../button/button';
import type { Icon } from '../icons/icons';
import { Tooltip } from '../tooltip/tooltip';
import * as styles from './selection-button.css';

const HEIGHT_PX = 44;
/** Half the button's width: its distance from the sides of the window. */
const HALF_WIDTH_PX = 72;
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
  onPress: () => void;
}

/**
 * A button that floats near selected text and keeps the selection. Its place in the tab order is that of its
 * element.
 */
export function SelectionButton({ label, keys, icon, at, isTouch = false, onPress }: SelectionButtonProps) {
  if (!at) return null;
  const middle = (at.left + at.right) / 2;
  const style = {
    left: Math.min(Math.max(middle, HALF_WIDTH_PX), window.innerWidth - HALF_WIDTH_PX),
    top: topOf(at, isTouch),
  };
  const button = (
    <Button tone="accent" size="small" icon={icon} onPress={onPress}>
      {label}
    </Button>
  );
  return (
    <div className={styles.place} style={style} onPointerDown={(event) => event.preventDefault()}>
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
