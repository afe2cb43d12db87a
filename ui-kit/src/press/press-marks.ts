import { useLayoutEffect, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

type Mark = 'hovered' | 'pressed' | 'focus-visible';

const off = '[data-disabled], [data-pending]';

/** On the element itself, past React: a press draws nothing anew. */
export function mark(element: Element, name: Mark, isSo: boolean): void {
  if (isSo && !element.matches(off)) element.setAttribute(`data-${name}`, 'true');
  else element.removeAttribute(`data-${name}`);
}

/** What the pointer rests on, what it went down on, and when a finger was last there. */
let hovered: Element | undefined;
let held: Element | undefined;
let touchedAt = -Infinity;

/** Milliseconds in which iOS tells of a finger once more, as of a mouse. */
const echo = 500;

const isTouch = ({ pointerType, timeStamp }: PointerEvent) =>
  pointerType === 'touch' || timeStamp - touchedAt < echo;

/** Says by attributes what a mouse does with an element: hovering is nothing that a finger can do. */
export const hoverMarks = {
  onPointerEnter: (event: PointerEvent) => {
    if (isTouch(event)) return;
    hovered = event.currentTarget;
    mark(hovered, 'hovered', true);
  },
  onPointerLeave: ({ currentTarget }: PointerEvent) => mark(currentTarget, 'hovered', false),
};

const letGo = ({ currentTarget }: { currentTarget: Element }) => mark(currentTarget, 'pressed', false);

/** A finger holds on to what it went down on; released, that hears when the finger leaves it. */
function release({ target, pointerId }: PointerEvent): void {
  if (target instanceof Element && target.hasPointerCapture(pointerId))
    target.releasePointerCapture(pointerId);
}

const isPressKey = ({ key, currentTarget }: KeyboardEvent) =>
  key === 'Enter' || (key === ' ' && currentTarget.tagName === 'BUTTON');

/**
 * The same for what is pressed, by mouse, finger or key. A press is nobody else's: what this stands in, such as the row of a
 * table, hears nothing of it.
 */
export const pressMarks = {
  onPointerEnter: (event: PointerEvent) => {
    hoverMarks.onPointerEnter(event);
    mark(event.currentTarget, 'pressed', held === event.currentTarget && event.buttons === 1);
  },
  onPointerLeave: (event: PointerEvent) => {
    hoverMarks.onPointerLeave(event);
    letGo(event);
  },
  onPointerDown: (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    held = event.currentTarget;
    if (event.pointerType === 'touch') touchedAt = event.timeStamp;
    mark(held, 'pressed', true);
    release(event);
  },
  onPointerUp: (event: PointerEvent) => {
    if (event.pointerType === 'touch') touchedAt = event.timeStamp;
    held = undefined;
    letGo(event);
  },
  onPointerCancel: letGo,
  onDragStart: letGo,
  onMouseDown: (event: MouseEvent) => {
    if (event.button === 0) event.stopPropagation();
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (!isPressKey(event)) return;
    event.stopPropagation();
    // A key that is held is one press.
    if (event.repeat) event.preventDefault();
    else mark(event.currentTarget, 'pressed', true);
  },
  onKeyUp: letGo,
  onBlur: letGo,
};

/** What can no longer be pressed looks so, though the pointer is still there. */
export function useAtRest(isOff: boolean | undefined): void {
  useLayoutEffect(() => {
    if (isOff && hovered?.matches(off)) mark(hovered, 'hovered', false);
  }, [isOff]);
}
