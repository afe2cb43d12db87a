import { useState, type CSSProperties, type KeyboardEvent, type ReactNode, type RefCallback } from 'react';
import { Button } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
import type { Icon } from '../icons/icons';
import { CloseIcon } from '../icons/message-icons';
import { Pressable } from '../press/pressable';
import * as styles from './board-layer.css';

export interface BoardLayerProps {
  /** Width of the drawing divided by its height. */
  ratio: number;
  /** Diameter of a player as a share of the width of the drawing. */
  pieceSize: number;
  children: ReactNode;
}

/** A layer exactly above the drawing of a board, for what is no part of the drawing. It is not printed. */
export function BoardLayer({ ratio, pieceSize, children }: BoardLayerProps) {
  const sizes = { '--tl-board-ratio': ratio, '--tl-board-piece': pieceSize } as CSSProperties;
  return (
    <div className={styles.layer} style={sizes}>
      {children}
    </div>
  );
}

/** Places an element at a piece: x and y are shares of the width and height of the layer. */
export function placeOnBoard(element: HTMLElement, x: number, y: number): void {
  element.style.setProperty('--tl-board-x', `${x * 100}cqw`);
  element.style.setProperty('--tl-board-y', `${y * 100}cqh`);
  element.toggleAttribute('data-at-left', x < 0.12);
  element.toggleAttribute('data-at-top', y < 0.12);
  element.toggleAttribute('data-in-upper-part', y < 0.35);
}

export interface BoardTargetsProps {
  label: string;
  pieces: readonly { id: string; name: string }[];
  /** Id of the piece that has a ring. */
  ringed: string | undefined;
  /** Called with the element of a piece: it is to be placed at the piece. */
  pieceRef: (id: string) => RefCallback<HTMLElement>;
  onPress: (id: string) => void;
  /** Takes the focus at first. */
  autoFocus?: boolean;
  /** The pieces move, so their buttons are not where they are. */
  isPlaying: boolean;
}

/** The pieces of a board as buttons: one stop of the Tab key, arrows go from piece to piece. */
export function BoardTargets(props: BoardTargetsProps) {
  const { label, pieces, ringed, pieceRef, onPress, autoFocus, isPlaying } = props;
  const [current, setCurrent] = useState(0);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const target = targetOf(event.key, { current, count: pieces.length });
    if (target === undefined) return;
    event.preventDefault();
    (event.currentTarget.children[target] as HTMLElement | undefined)?.focus();
  };
  return (
    <div role="group" aria-label={label} data-playing={isPlaying || undefined} onKeyDown={move}>
      {pieces.map(({ id, name }, index) => (
        <Pressable
          key={id}
          ref={bothRefs(pieceRef(id), autoFocus && index === 0 ? focusOnce : undefined)}
          className={styles.target}
          data-piece={id}
          aria-label={name}
          aria-pressed={id === ringed}
          tabIndex={index === Math.min(current, pieces.length - 1) ? 0 : -1}
          onFocus={() => setCurrent(index)}
          onPress={() => onPress(id)}
        />
      ))}
    </div>
  );
}

const focused = new WeakSet<HTMLElement>();

/** The callback is another one in each render. */
function focusOnce(element: HTMLElement): void {
  if (focused.has(element)) return;
  focused.add(element);
  element.focus({ preventScroll: true });
}

const bothRefs =
  (place: RefCallback<HTMLElement>, focus: ((element: HTMLElement) => void) | undefined) =>
  (element: HTMLButtonElement | null) => {
    const stop = place(element);
    if (element) focus?.(element);
    return typeof stop === 'function' ? stop : undefined;
  };

function targetOf(key: string, { current, count }: { current: number; count: number }): number | undefined {
  const targets: Partial<Record<string, number>> = {
    ArrowRight: current + 1,
    ArrowDown: current + 1,
    ArrowLeft: current - 1,
    ArrowUp: current - 1,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined ? undefined : (target + count) % count;
}

export interface BoardMarkProps {
  number: number;
  label: string;
  /** It belongs to another step than the one that is shown. */
  isQuiet: boolean;
  /** Its thread is open or under the pointer. */
  isActive?: boolean;
  onPress: () => void;
}

/** The number of a thread about a piece or a step. */
export function BoardMark({ number, label, isQuiet, isActive, onPress }: BoardMarkProps) {
  return (
    <Pressable
      className={styles.mark}
      aria-label={label}
      aria-current={isActive || undefined}
      data-quiet={isQuiet || undefined}
      onPress={onPress}
    >
      {number}
    </Pressable>
  );
}

export interface BoardMarksProps {
  /** Called with the element of the marks: it is to be placed at their piece. */
  pieceRef: RefCallback<HTMLElement>;
  children: ReactNode;
}

/** The marks of one piece. */
export const BoardMarks = ({ pieceRef, children }: BoardMarksProps) => (
  <div ref={pieceRef} className={styles.marks} dir="ltr">
    {children}
  </div>
);

export interface PieceAction {
  id: string;
  label: string;
  icon: Icon;
  onPress: () => void;
}

export interface PieceBarProps {
  /** Name of the piece. */
  name: string;
  actions: readonly PieceAction[];
  closeLabel: string;
  onClose: () => void;
  pieceRef: RefCallback<HTMLElement>;
}

/** A small bar beside the chosen piece, with its name and what can be done with it. The first action takes the focus. */
export function PieceBar({ name, actions, closeLabel, onClose, pieceRef }: PieceBarProps) {
  return (
    <div ref={pieceRef} role="group" aria-label={name} className={styles.bar}>
      <span className={styles.name}>{name}</span>
      {actions.map(({ id, label, icon, onPress }, index) => (
        <Button key={id} size="small" icon={icon} onPress={onPress} autoFocus={index === 0}>
          {label}
        </Button>
      ))}
      <IconButton label={closeLabel} icon={CloseIcon} size="small" onPress={onClose} />
    </div>
  );
}
