import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/button';
import { classes } from '../classes';
import { Pressable } from '../press/pressable';
import * as styles from './collapsible.css';

export interface CollapsibleProps {
  moreLabel: string;
  lessLabel: string;
  /** Shows two lines on phones, with the button at the end of the last line; the text must be 14 px. */
  isCompact?: boolean;
  children: ReactNode;
}

/**
 * Collapses a long text after about eight lines. A button, or focus that moves into the hidden part, expands
 * it.
 */
export function Collapsible({ moreLabel, lessLabel, isCompact, children }: CollapsibleProps) {
  const content = useRef<HTMLDivElement>(null);
  const contentId = useId();
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const element = content.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const collapsedPx = parseFloat(getComputedStyle(element.parentElement ?? element).maxBlockSize);
      // Without a limit the text is expanded, and the last answer stays.
      if (!Number.isNaN(collapsedPx)) setLong(element.clientHeight > collapsedPx);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const folding = isLong && !isCompact ? styles.fading : styles.cut;
  const toggle = {
    'aria-expanded': isOpen,
    'aria-controls': contentId,
    onPress: () => setOpen(!isOpen),
    children: isOpen ? lessLabel : moreLabel,
  };

  return (
    <div className={styles.frame}>
      <div
        id={contentId}
        className={classes(styles.content, !isOpen && folding, !isOpen && isCompact && styles.compact)}
        onFocus={() => setOpen(true)}
      >
        <div ref={content}>{children}</div>
      </div>
      {isLong &&
        (isCompact ? (
          <Pressable {...toggle} className={classes(styles.inlineToggle, !isOpen && styles.atLineEnd)} />
        ) : (
          <Button tone="quiet" size="small" {...toggle} />
        ))}
    </div>
  );
}
