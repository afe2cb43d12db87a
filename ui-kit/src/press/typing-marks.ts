import type { KeyboardEvent } from 'react';
import { hoverMarks, mark } from './press-marks';

/** What the pointer rests on, and what was come to by the Tab key: the browser shows where one types either way. */
export const typingMarks = {
  ...hoverMarks,
  onKeyUp: ({ key, currentTarget }: KeyboardEvent) => {
    if (key === 'Tab') mark(currentTarget, 'focus-visible', true);
  },
  onBlur: ({ currentTarget }: { currentTarget: Element }) => mark(currentTarget, 'focus-visible', false),
};
