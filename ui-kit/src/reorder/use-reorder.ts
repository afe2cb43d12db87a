import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { MovableItem, ReorderOptions } from './movable-item';
import { movedBy } from './moved-by';
import { useDrag } from './use-drag';

/**
 * Moves the items of a list by drag, by Alt with an arrow key on their link, and by `move`. Each element of the list has the id of
 * its item in `data-id`.
 */
export function useReorder<Item extends MovableItem>({ items, onReorder, movedLabel }: ReorderOptions<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const { shown, draggedId, handlers } = useDrag(items, onReorder);
  const [announced, setAnnounced] = useState('');
  const focusAfterMove = useFocusAfterMove(list, items);

  const canMove = (id: string, step: number) => {
    const place = items.findIndex((item) => item.id === id);
    const other = items[place + step];
    return other !== undefined && other.group === items[place]?.group;
  };
  const move = (id: string, step: number, focused: 'a' | '[aria-haspopup]') => {
    if (!onReorder || !canMove(id, step)) return;
    const order = movedBy(
      items.map((item) => item.id),
      id,
      step,
    );
    const place = order.indexOf(id);
    focusAfterMove(`[data-id="${id}"] ${focused}`);
    setAnnounced(movedLabel?.(items[place - step]?.title ?? '', place + 1) ?? '');
    onReorder(order, id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.altKey ? stepOf(event) : 0;
    const link = event.target instanceof Element && event.target.closest('a');
    const id = link && link.closest<HTMLElement>('[data-id]')?.dataset.id;
    if (!onReorder || step === 0 || !id) return;
    event.preventDefault();
    move(id, step, 'a');
  };
  return {
    list,
    shown,
    draggedId,
    handlers: onReorder && { ...handlers, onKeyDown },
    announced,
    canMove,
    move,
  };
}

/** Returns 1 for an arrow key towards the end of the list and -1 for one towards its start. */
function stepOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): number {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === forward || key === 'ArrowDown') return 1;
  return key.startsWith('Arrow') ? -1 : 0;
}

/** Focuses the control of a moved item again, because moving its element in the document takes the focus away. */
function useFocusAfterMove(list: RefObject<HTMLElement | null>, items: readonly MovableItem[]) {
  const moved = useRef<string>(undefined);
  const order = items.map(({ id }) => id).join(' ');
  useLayoutEffect(() => {
    if (moved.current === undefined) return;
    list.current?.querySelector<HTMLElement>(moved.current)?.focus();
    moved.current = undefined;
  }, [list, order]);
  return (selector: string) => {
    moved.current = selector;
  };
}
