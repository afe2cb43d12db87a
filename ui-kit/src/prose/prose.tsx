import { useEffect, useRef, type ReactNode } from 'react';
import { classes } from '../classes';
import { prose, small } from './prose.css';
import { withTextDirections } from './text-directions';
import { watchScrollBoxes } from './watch-scroll-boxes';

/** The class of page content, for text that is edited in place. */
export const proseClass = prose;

export type ProseProps = ({ html: string } | { children: ReactNode }) & {
  /** Text of 14 px, for a description beside other things. */
  isSmall?: boolean;
};

/**
 * Page content for reading. The HTML must be sanitized. It is an `article`, so that its asides are not
 * landmarks.
 */
export function Prose(props: ProseProps) {
  const className = classes(prose, props.isSmall && small);
  const content = useRef<HTMLElement>(null);
  const html = 'html' in props ? props.html : undefined;
  useEffect(() => {
    if (content.current) watchScrollBoxes(content.current);
  }, [html]);
  if ('html' in props)
    return (
      <article
        ref={content}
        className={className}
        dangerouslySetInnerHTML={{ __html: withTextDirections(props.html) }}
      />
    );
  return <article className={className}>{props.children}</article>;
}
