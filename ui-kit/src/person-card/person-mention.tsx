import { useRef } from 'react';
import { Pressable } from '../press/pressable';
import * as styles from './person-card.css';

export interface PersonMentionProps {
  /** Called with the pressed element, the anchor of the card. */
  onOpen: (anchor: HTMLButtonElement | null) => void;
  children: string;
}

/** The name of a person in running text, which opens their card. */
export function PersonMention({ onOpen, children }: PersonMentionProps) {
  const ref = useRef<HTMLButtonElement>(null);
  return (
    <Pressable
      ref={ref}
      className={styles.mention}
      aria-haspopup="dialog"
      onPress={() => onOpen(ref.current)}
    >
      {children}
    </Pressable>
  );
}
