import type { ReactNode } from 'react';
import { classes } from '../classes';
import { Pressable } from '../press/pressable';
import * as styles from './text-link.css';

export interface TextLinkProps {
  href: string;
  /** `quiet` where the context already shows that it is a link, such as in a list of pages. */
  tone?: keyof typeof styles.tones;
  /** Links to another site: opens in a new tab. */
  isExternal?: boolean;
  /** A link that stands alone, not in a sentence: gets a touch target of 44 px. */
  isAlone?: boolean;
  /** Called on press in addition, for example to close a dialog. */
  onPress?: () => void;
  children: ReactNode;
}

/** A link in running text. */
export function TextLink({
  href,
  tone = 'accent',
  isExternal = false,
  isAlone = false,
  onPress,
  children,
}: TextLinkProps) {
  const outside = isExternal && ({ target: '_blank', rel: 'noopener noreferrer' } as const);
  return (
    <Pressable
      href={href}
      onPress={onPress}
      className={classes(styles.link, styles.tones[tone], isAlone && styles.alone)}
      {...outside}
    >
      {children}
    </Pressable>
  );
}
