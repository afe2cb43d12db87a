import type { KeyboardEvent } from 'react';
import { hoverMarks, mark } from './press-marks';

/** Reflects hover and keyboard focus in attributes; browsers show the focus of text fields in both cases. */
export const typingMarks = {
  ...hoverMarks,
  onKeyUp: ({ key, currentTarget }: KeyboardEvent) => {
    if (key === 'Tab') mark(currentTarget, 'focus-visible', true);
  },
  onBlur: ({ currentTarget }: { currentTarget: Element }) => mark(currentTarget, 'focus-visible', false),
};
