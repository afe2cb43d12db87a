import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/button';
import { classes } from '../classes';
import * as styles from './collapsible.css';

export interface CollapsibleProps {
  moreLabel: string;
  lessLabel: string;
  children: ReactNode;
}

/**
 * Collapses a long text after about eight lines. A button, or focus that moves into the hidden part, expands
 * it.
 */
export function Collapsible({ moreLabel, lessLabel, children }: CollapsibleProps) {
  const content = useRef<HTMLDivElement>(null);
  const contentId = useId();
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const element = content.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setLong(element.clientHeight > styles.collapsedHeightPx));
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
