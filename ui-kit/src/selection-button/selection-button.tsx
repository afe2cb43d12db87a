import { Button } from '../button/button';
import type { Icon } from '../icons/icons';
import { Tooltip } from '../tooltip/tooltip';
import * as styles from './selection-button.css';

const height = 44;
/** Half of the button's width: it stays that far from the edges of the window. */
const reach = 72;
/** What stands at the top and the bottom of the window stays free. */
const edge = 72;

export interface SelectionButtonProps {
  label: string;
  /** Keys that do the same, for the tooltip. */
  keys?: string;
  icon?: Icon;
  /** Where the selected words stand in the window; nothing is shown without. */
  at: DOMRect | undefined;
  /** They were selected with a finger: the browser's own menu stands above them, and their grips hang below. */
  isTouch?: boolean;
  onPress: () => void;
}

/** A button that floats over selected words, and leaves them selected. It stands in the order of Tab where it is put. */
export function SelectionButton({ label, keys, icon, at, isTouch = false, onPress }: SelectionButtonProps) {
  if (!at) return null;
  const middle = (at.left + at.right) / 2;
  const style = {
    left: Math.min(Math.max(middle, reach), window.innerWidth - reach),
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
  const isAbove = !isTouch && top > height + gap + edge;
  const wanted = isAbove ? top - height - gap : bottom + gap;
  return Math.max(edge, Math.min(wanted, window.innerHeight - height - edge));
}
