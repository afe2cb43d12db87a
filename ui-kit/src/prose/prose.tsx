import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { classes } from '../classes';
import { useLinksInside } from '../press/use-link';
import { hasFailed } from './failed-media';
import { prose, small } from './prose.css';
import { withTextDirections } from './text-directions';
import { watchScrollBoxes } from './watch-scroll-boxes';

/** The class of page content, for text that is edited in place. */
export const proseClass = prose;

export type ProseProps = ({ html: string } | { children: ReactNode }) & {
  /** Text of 14 px, for a description beside other things. */
  isSmall?: boolean;
  /** Called with each picture, film and sound that does not load, and each film of which only the sound plays. */
  onMediaFailed?: (media: Element) => void;
};

/**
 * Page content for reading. The HTML must be sanitized. It is an `article`, so that its asides are not
 * landmarks.
 */
export function Prose(props: ProseProps) {
  const className = classes(prose, props.isSmall && small);
  const content = useRef<HTMLElement>(null);
  const followLink = useLinksInside();
  const { onMediaFailed } = props;
  const html = 'html' in props ? props.html : undefined;
  const check = ({ target }: { target: EventTarget }) => {
    if (hasFailed(target)) onMediaFailed?.(target as Element);
  };
  const checkLoaded = useEffectEvent(check);
  useEffect(() => {
    if (!content.current) return;
    watchScrollBoxes(content.current);
    for (const target of content.current.querySelectorAll('img, video, audio')) checkLoaded({ target });
  }, [html]);
  if ('html' in props)
    return (
      <article
        ref={content}
        className={className}
        onClick={followLink}
        onErrorCapture={check}
        onLoadedMetadataCapture={check}
        dangerouslySetInnerHTML={{ __html: withTextDirections(props.html) }}
      />
    );
  return <article className={className}>{props.children}</article>;
}
