import type { ReactNode } from 'react';
import { prose } from './prose.css';
import { withTextDirections } from './text-directions';

/** The class of page content, for text that is edited in place. */
export const proseClass = prose;

export type ProseProps = { html: string } | { children: ReactNode };

/**
 * Page content for reading. The HTML must be sanitized. It is an `article`, so that its asides are not
 * landmarks.
 */
export function Prose(props: ProseProps) {
  if ('html' in props)
    return <article className={prose} dangerouslySetInnerHTML={{ __html: withTextDirections(props.html) }} />;
  return <article className={prose}>{props.children}</article>;
}
