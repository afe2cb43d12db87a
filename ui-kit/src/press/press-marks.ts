import { useLayoutEffect, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

type Mark = 'hovered' | 'pressed' | 'focus-visible';

const off = '[data-disabled], [data-pending]';

/** Sets the attribute on the element directly, so that a press does not render React components again. */
export function mark(element: Element, name: Mark, isSo: boolean): void {
  if (isSo && !element.matches(off)) element.setAttribute(`data-${name}`, 'true');
  else element.removeAttribute(`data-${name}`);
}

/** The hovered element, the pressed element, and the time of the last touch event. */
let hovered: Element | undefined;
let held: Element | undefined;
let touchedAt = -Infinity;

/** iOS sends emulated mouse events within this time after a touch. */
const EMULATED_MOUSE_WINDOW_MS = 500;

const isTouch = ({ pointerType, timeStamp }: PointerEvent) =>
  pointerType === 'touch' || timeStamp - touchedAt < EMULATED_MOUSE_WINDOW_MS;

/** Reflects hover in attributes, for mouse only: touch has no hover. */
export const hoverMarks = {
  onPointerEnter: (event: PointerEvent) => {
    if (isTouch(event)) return;
    hovered = event.currentTarget;
    mark(hovered, 'hovered', true);
  },
  onPointerLeave: ({ currentTarget }: PointerEvent) => mark(currentTarget, 'hovered', false),
};

const letGo = ({ currentTarget }: { currentTarget: Element }) => mark(currentTarget, 'pressed', false);

/** Releases the implicit pointer capture of touch, so that the target gets `pointerleave`. */
function release({ target, pointerId }: PointerEvent): void {
  if (target instanceof Element && target.hasPointerCapture(pointerId))
    target.releasePointerCapture(pointerId);
}

const isPressKey = ({ key, currentTarget }: KeyboardEvent) =>
  key === 'Enter' || (key === ' ' && currentTarget.tagName === 'BUTTON');

/**
 * Reflects presses by mouse, touch and keyboard in attributes. Presses do not bubble: an ancestor such as a
 * table row does not react to them.
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
    // Ignores auto-repeat: a held key is one press.
    if (event.repeat) event.preventDefault();
    else mark(event.currentTarget, 'pressed', true);
  },
  onKeyUp: letGo,
  onBlur: letGo,
};

/** Removes the hover style of a button that becomes disabled under the pointer. */
export function useClearHover(isOff: boolean | undefined): void {
  useLayoutEffect(() => {
    if (isOff && hovered?.matches(off)) mark(hovered, 'hovered', false);
  }, [isOff]);
}
