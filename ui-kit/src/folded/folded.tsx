import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/button';
import { classes } from '../classes';
import * as styles from './folded.css';

export interface FoldedProps {
  moreLabel: string;
  lessLabel: string;
  children: ReactNode;
}

/** A text that may be long: what goes beyond a few lines is folded away until someone asks for it, or tabs into it. */
export function Folded({ moreLabel, lessLabel, children }: FoldedProps) {
  const content = useRef<HTMLDivElement>(null);
  const contentId = useId();
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const element = content.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setLong(element.clientHeight > styles.foldedHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const folding = isLong ? styles.fading : styles.cut;

  return (
    <div className={styles.frame}>
      <div
        id={contentId}
        className={classes(styles.content, !isOpen && folding)}
        onFocus={() => setOpen(true)}
      >
        <div ref={content}>{children}</div>
      </div>
      {isLong && (
        <Button
          tone="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onPress={() => setOpen(!isOpen)}
        >
          {isOpen ? lessLabel : moreLabel}
        </Button>
      )}
    </div>
  );
}
