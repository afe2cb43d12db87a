import type { ReactNode } from 'react';
import { classes } from '../classes';
import * as styles from './text.css';

export interface TextProps {
  /** In pixels; by default the interface's size: 14 on desktops, 16 on smaller screens. */
  size?: '12' | '14' | '16' | '18';
  tone?: keyof typeof styles.tones;
  weight?: keyof typeof styles.weights;
  /** Maximum number of lines, then an ellipsis. */
  lines?: keyof typeof styles.lines;
  /** Tabular figures in the display typeface. */
  numeric?: boolean;
  /** Monospaced, to be copied character by character, such as a key. */
  literal?: boolean;
  /** Preserves line breaks. */
  preserveLines?: boolean;
  as?: 'p' | 'span' | 'div' | 'strong' | 'label' | 'li';
  id?: string;
  /** The text is user content: its direction is that of its own script. */
  isUserText?: boolean;
  children: ReactNode;
}

/** Interface text. */
export function Text(props: TextProps) {
  const {
    size,
    tone = 'default',
    weight = 'regular',
    lines,
    numeric,
    literal,
    preserveLines,
    as: Element = 'p',
    id,
    isUserText,
    children,
  } = props;
  const looks = [styles.text, styles.sizes[size ?? 'ui'], styles.tones[tone], styles.weights[weight]];
  const optional = [
    numeric && styles.numeric,
    literal && styles.literal,
    preserveLines && styles.preserved,
    lines && styles.lineClamp,
    lines && styles.lines[lines],
  ];
  return (
    <Element id={id} dir={isUserText ? 'auto' : undefined} className={classes(...looks, ...optional)}>
      {children}
    </Element>
  );
}

/**
 * An email address that wraps before its host if it is too long, and takes at most two lines, as table rows
 * have space for two. A part that is longer than a line is truncated; the title has the full address.
 */
export function MailAddress({ children }: { children: string }) {
  const at = children.lastIndexOf('@');
  if (at < 1) return children;
  return (
    <span className={styles.breakable} title={children}>
      <span className={styles.addressPart}>{children.slice(0, at)}</span>
      <wbr />
      <span className={styles.addressPart}>{children.slice(at)}</span>
    </span>
  );
}

/** Visible to screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
