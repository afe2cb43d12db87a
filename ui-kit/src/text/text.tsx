import type { ReactNode } from 'react';
import { classes } from '../classes';
import * as styles from './text.css';

export interface TextProps {
  /** In pixels; without it the interface's own size: 14 on desktops, 16 on smaller screens. */
  size?: '12' | '14' | '16' | '18';
  tone?: keyof typeof styles.tones;
  weight?: keyof typeof styles.weights;
  /** The most lines shown; what is longer ends in an ellipsis. */
  lines?: keyof typeof styles.lines;
  /** Numbers as on a shirt back, all digits of one width. */
  numeric?: boolean;
  /** To be read and typed sign by sign, such as a key. */
  literal?: boolean;
  /** Line breaks stand as they were typed. */
  preserveLines?: boolean;
  as?: 'p' | 'span' | 'div' | 'strong' | 'label' | 'li';
  id?: string;
  /** Users wrote it: it has the direction of its own script. */
  isUserText?: boolean;
  children: ReactNode;
}

/** Running text of the interface. */
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
 * An address that is too long for its line continues with its host in a second one, and never needs a third: the rows of a table have
 * room for two. A part that is longer than the line by itself ends in an ellipsis; the title has all of it.
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

/** Heard, not seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
