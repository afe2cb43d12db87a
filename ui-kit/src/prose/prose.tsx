import { useEffect, useRef, type ReactNode } from 'react';
import { classes } from '../classes';
import { markAsMissing, markMissingMedia } from './missing-media';
import { prose, small } from './prose.css';
import { withTextDirections } from './text-directions';
import { watchScrollBoxes } from './watch-scroll-boxes';

/** The class of page content, for text that is edited in place. */
export const proseClass = prose;

export type ProseProps = ({ html: string } | { children: ReactNode }) & {
  /** Text of 14 px, for a description beside other things. */
  isSmall?: boolean;
  /** Shown in place of media that fail to load; without it the browser shows them as broken. */
  missingNote?: string;
};

/**
 * Page content for reading. The HTML must be sanitized. It is an `article`, so that its asides are not
 * landmarks.
 */
export function Prose(props: ProseProps) {
  const className = classes(prose, props.isSmall && small);
  const content = useRef<HTMLElement>(null);
  const { missingNote } = props;
  const html = 'html' in props ? props.html : undefined;
  useEffect(() => {
    if (!content.current) return;
    watchScrollBoxes(content.current);
    if (missingNote) markMissingMedia(content.current, missingNote);
  }, [html, missingNote]);
  if ('html' in props)
    return (
      <article
        ref={content}
        className={className}
        onErrorCapture={missingNote ? ({ target }) => markAsMissing(target, missingNote) : undefined}
        dangerouslySetInnerHTML={{ __html: withTextDirections(props.html) }}
      />
    );
  return <article className={className}>{props.children}</article>;
}
