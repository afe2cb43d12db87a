import { useRef, type DragEvent, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import { classes } from '../classes';
import * as styles from './selectable-item.css';
import type { ItemSelection } from './use-item-selection';

const LONG_PRESS_MS = 500;
/** Movement from which on a touch is a scroll. */
const SCROLL_PX = 10;

export interface SelectableItemProps {
  id: number;
  selection: ItemSelection;
  /** A SelectionMark; without one the item cannot be selected. */
  mark: ReactNode;
  /** A card with a link to the item. */
  children: ReactNode;
}

/**
 * An item that can be selected by its mark, by Shift with a click, and by a long press on touch. While anything is selected, a click
 * selects instead of opening; with Ctrl or Cmd, and by Enter, it opens.
 */
export function SelectableItem({ id, selection, mark, children }: SelectableItemProps) {
  const isSelected = selection.selected.includes(id);
  return (
    <div
      className={classes(styles.item, Boolean(mark) && styles.selectable)}
      data-selected={isSelected || undefined}
      data-selecting={selection.isSelecting || undefined}
      {...useChoosing(id, selection, Boolean(mark))}
    >
      {children}
      {mark}
    </div>
  );
}

/** Space for the mark at the end of the first line of an item. */
export const SelectionMarkSpace = () => <span className={styles.markSpace} />;

/** The mark and other controls of the item keep their own action. */
const isOnControl = (target: EventTarget) =>
  target instanceof Element && target.closest('button, label') !== null;

function useChoosing(id: number, { isSelecting, choose }: ItemSelection, canSelect: boolean) {
  const press = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> }>(undefined);
  const isTouch = useRef(false);
  const wasLong = useRef(false);
  const end = () => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  const chooseByLongPress = () => {
    end();
    wasLong.current = true;
    choose(id);
  };
  if (!canSelect) return {};
  return {
    onPointerDownCapture: ({ pointerType, clientX: x, clientY: y, target }: PointerEvent) => {
      wasLong.current = false;
      isTouch.current = pointerType !== 'mouse';
      if (isTouch.current && !isOnControl(target))
        press.current = { x, y, timer: setTimeout(chooseByLongPress, LONG_PRESS_MS) };
    },
    onPointerMoveCapture: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = press.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > SCROLL_PX) end();
    },
    onPointerUpCapture: end,
    onPointerCancelCapture: end,
    /** Browsers drag the link after a long touch, which would cancel the press. */
    onDragStart: (event: DragEvent) => {
      if (!isTouch.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
    /** Android opens the menu of the link at about the time of a long press. */
    onContextMenu: (event: MouseEvent) => {
      if (press.current) chooseByLongPress();
      if (wasLong.current) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      const isOpening = event.detail === 0 || event.ctrlKey || event.metaKey;
      const isChoosing = (isSelecting || event.shiftKey) && !isOnControl(event.target) && !isOpening;
      if (!wasLong.current && !isChoosing) return;
      event.preventDefault();
      event.stopPropagation();
      if (!wasLong.current) choose(id, event.shiftKey);
      wasLong.current = false;
    },
  };
}
