import type { ReactNode } from 'react';
import { prose } from './prose.css';

/** The class of page content, for text that is edited in place. */
export const proseClass = prose;

export type ProseProps = { html: string } | { children: ReactNode };

/** Page content as it is read. HTML must have been cleaned before. */
export function Prose(props: ProseProps) {
  if ('html' in props) return <div className={prose} dangerouslySetInnerHTML={{ __html: props.html }} />;
  return <div className={prose}>{props.children}</div>;
}
