import type { ReactNode } from 'react';
import { bleed } from './bleed.css';

/**
 * Extends its children to the edges of the screen on phones, beyond the padding of the Container; for rows
 * that scroll sideways.
 */
export function Bleed({ children }: { children: ReactNode }) {
  return <div className={bleed}>{children}</div>;
}
