import type { ReactNode } from 'react';
import { bleed } from './bleed.css';

/** On phones what is in it reaches the edges of the screen, out of its Container; for rows that scroll under the thumb. */
export function Bleed({ children }: { children: ReactNode }) {
  return <div className={bleed}>{children}</div>;
}
