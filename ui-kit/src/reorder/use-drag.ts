import { useRef, useState, type DragEvent } from 'react';
import type { MovableItem, ReorderOptions } from './movable-item';
import { movedBy } from './moved-by';

interface Dragged {
  id: string;
  order: string[];
  /** The item below the pointer. */
  overId: string;
}

const idAt = ({ target }: DragEvent) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-id]')?.dataset.id : undefined;

/**
 * Shows the order while an item is dragged over the others, and reports it when the item is dropped. The order is also in a ref,
 * because a drop may come before the order of the last `dragover` is rendered.
 */
export function useDrag<Item extends MovableItem>(
  items: readonly Item[],
  onReorder: ReorderOptions<Item>['onReorder'],
) {
  const latest = useRef<Dragged>(undefined);
  const [dragged, setDragged] = useState<Dragged>();
  const show = (next: Dragged | undefined) => {
    latest.current = next;
    setDragged(next);
  };
  const order = dragged?.order ?? items.map(({ id }) => id);
  const place = new Map(order.map((id, index) => [id, index]));
  const shown = items.toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
  const groupOf = (id: string) => items.find((item) => item.id === id)?.group;

  const handlers = {
    onDragStart: (event: DragEvent) => {
      const id = idAt(event);
      const element = event.target instanceof Element && event.target.closest('[data-id]');
      if (id === undefined || !element) return;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setDragImage(element, 24, 24);
      show({ id, order: items.map((item) => item.id), overId: id });
    },
    onDragOver: (event: DragEvent) => {
      const current = latest.current;
      if (!current) return;
      event.preventDefault();
      const overId = idAt(event);
      // A larger item can still be below the pointer after the dragged one took its place.
      if (overId === undefined || overId === current.overId) return;
      const isPlace = overId !== current.id && groupOf(overId) === groupOf(current.id);
      const step = current.order.indexOf(overId) - current.order.indexOf(current.id);
      show({ ...current, overId, order: isPlace ? movedBy(current.order, current.id, step) : current.order });
    },
    onDrop: (event: DragEvent) => {
      const current = latest.current;
      if (!current) return;
      event.preventDefault();
      show(undefined);
      if (current.order.some((id, index) => items[index]?.id !== id)) onReorder?.(current.order, current.id);
    },
    onDragEnd: () => show(undefined),
  };
  return { shown, draggedId: dragged?.id, handlers };
}
