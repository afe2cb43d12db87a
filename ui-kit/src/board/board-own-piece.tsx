import { useRef } from 'react';
import { button } from '../button/button.css';
import { classes } from '../classes';
import { ChevronDownIcon } from '../icons/icons';
import { LazyMenu, preloadMenu } from '../menu-button/lazy-menu';
import type { MenuItems } from '../menu-button/menu-items';
import { useOpen } from '../overlay/use-open';
import { Pressable } from '../press/pressable';
import * as styles from './board-controls.css';

export interface BoardOwnPieceProps {
  /** 'Me', or the whole name of the user's piece while it is marked. */
  label: string;
  /** Shown in the button: 'Me', or the number of the piece. */
  children: string;
  /** The user's piece is marked. */
  isSelected: boolean;
  /** Marks the user's piece at once. Without it, a press opens the menu. */
  onSelect?: () => void;
  /** Title of the menu. */
  title: string;
  items: MenuItems;
  /** Called before the menu opens. */
  onOpen?: () => void;
}

/**
 * Marks the user's own piece on a board. The first press does it, as far as the piece is known; a press after that opens the menu of pieces.
 * One element in all states, so that it keeps the focus.
 */
export function BoardOwnPiece(props: BoardOwnPieceProps) {
  const { label, isSelected, onSelect, title, items } = props;
  const trigger = useRef<HTMLButtonElement>(null);
  const { isOpen, open, close } = useOpen();
  const openMenu = () => {
    props.onOpen?.();
    open();
  };
  const hasMenu = onSelect === undefined;
  return (
    <>
      <Pressable
        ref={trigger}
        className={classes(button({ tone: 'quiet', selected: isSelected }), styles.own)}
        aria-label={label}
        aria-pressed={hasMenu ? undefined : isSelected}
        aria-haspopup={hasMenu ? 'menu' : undefined}
        aria-expanded={hasMenu ? isOpen : undefined}
        onPress={onSelect ?? (isOpen ? close : openMenu)}
        onPointerEnter={hasMenu ? preloadMenu : undefined}
      >
        <span className={styles.ownLabel}>
          <span className={styles.ownLabelText}>{props.children}</span>
          {isSelected && <ChevronDownIcon size={14} />}
        </span>
      </Pressable>
      <LazyMenu label={title} items={items} isOpen={isOpen} triggerRef={trigger} onClose={close} />
    </>
  );
}

interface BoardOwnWordsProps {
  children?: string;
  /** The user's parts in all steps: the space of the tallest is reserved, so that no step moves what is below. */
  steps?: readonly string[];
}

/** The user's own part in a step, below its caption. */
export const BoardOwnWords = ({ children, steps = [] }: BoardOwnWordsProps) => (
  <div className={styles.captions}>
    <p aria-live="polite">{children}</p>
    {steps.map((words, step) => (
      <div key={step} aria-hidden="true" className={styles.reserved}>
        <span data-text={words} />
      </div>
    ))}
  </div>
);
