import { createPortal } from 'react-dom';
import { Button } from '../button/button';
import type { Icon } from '../icons/icons';
import * as styles from './selection-button.css';

const gap = 8;
const height = 44;
/** Half of the button's width: it stays that far from the edges of the window. */
const reach = 72;

export interface SelectionButtonProps {
  label: string;
  icon?: Icon;
  /** Where the selected words stand in the window; nothing is shown without. */
  at: DOMRect | undefined;
  onPress: () => void;
}

/** A button that floats over selected words, and leaves them selected. */
export function SelectionButton({ label, icon, at, onPress }: SelectionButtonProps) {
  if (!at) return null;
  const middle = (at.left + at.right) / 2;
  const hasRoomAbove = at.top > height * 2 + gap;
  const style = {
    left: Math.min(Math.max(middle, reach), window.innerWidth - reach) + window.scrollX,
    top: (hasRoomAbove ? at.top - height - gap : at.bottom + gap) + window.scrollY,
  };
  return createPortal(
    <div className={styles.place} style={style} onPointerDown={(event) => event.preventDefault()}>
      <Button tone="accent" size="small" icon={icon} onPress={onPress}>
        {label}
      </Button>
    </div>,
    document.body,
  );
}
