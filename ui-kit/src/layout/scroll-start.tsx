import type { ReactNode } from 'react';
import { classes } from '../classes';
import { scrollStart, start } from './scroll-start.css';

export interface ScrollStartProps {
  /** The screen begins here instead of at its top: the app scrolls to `[data-scroll-start]`. */
  isStart: boolean;
  children: ReactNode;
}

/** A part of a screen that can be its beginning, below the sticky header. */
export function ScrollStart({ isStart, children }: ScrollStartProps) {
  return (
    <div className={classes(scrollStart, isStart && start)} data-scroll-start={isStart ? '' : undefined}>
      {children}
    </div>
  );
}
