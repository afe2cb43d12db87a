import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { classes } from '../classes';
import { IconButton } from '../icon-button/icon-button';
import { PauseIcon, PlusIcon, StartIcon } from '../icons/icons';
import { Pressable } from '../press/pressable';
import * as styles from './board-editor.css';

export interface BoardStepItem {
  /** Shown in the chip: 'Start', '1'. */
  label: string;
  /** The accessible name: 'Step 1, too fast'. */
  name: string;
  /** A ring in the colour of danger. */
  isWarned?: boolean;
}

export interface BoardStepsProps {
  texts: { steps: string; play: string; stop: string; next: string; nextStep: string; addStep: string };
  items: readonly BoardStepItem[];
  /** Index of the shown item. */
  selected: number;
  onSelect: (index: number) => void;
  onNext: () => void;
  isPlaying: boolean;
  onPlayingChange: (isPlaying: boolean) => void;
}

/** The steps of a board as tabs, the button that plays them, and the one that goes on. */
export function BoardSteps(props: BoardStepsProps) {
  const { texts, items, selected, onSelect, onNext, isPlaying, onPlayingChange } = props;
  const chips = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    chips.current?.children[selected]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selected, items.length]);
  const move = (event: KeyboardEvent) => {
    const target = targetOf(event, { selected, count: items.length });
    if (target === undefined) return;
    event.preventDefault();
    onSelect(target);
    (chips.current?.children[target] as HTMLElement | undefined)?.focus();
  };
  const isLast = selected === items.length - 1;
  return (
    <div className={styles.steps}>
      <IconButton
        label={isPlaying ? texts.stop : texts.play}
        icon={isPlaying ? PauseIcon : StartIcon}
        tone="accent"
        isDisabled={items.length < 2}
        onPress={() => onPlayingChange(!isPlaying)}
      />
      <div ref={chips} role="tablist" aria-label={texts.steps} className={styles.chips} onKeyDown={move}>
        {items.map(({ label, name, isWarned }, index) => (
          <Pressable
            key={index}
            role="tab"
            aria-selected={index === selected}
            aria-label={name}
            tabIndex={index === selected ? 0 : -1}
            className={styles.chip}
            data-warned={isWarned || undefined}
            onPress={() => onSelect(index)}
          >
            {label}
          </Pressable>
        ))}
      </div>
      <Pressable
        className={classes(styles.chip, styles.next)}
        aria-label={isLast ? texts.addStep : texts.nextStep}
        onPress={onNext}
      >
        {texts.next}
        {isLast && <PlusIcon size={16} />}
      </Pressable>
    </div>
  );
}

/** Returns the index that a key of a list of tabs leads to. */
function targetOf({ key }: KeyboardEvent, { selected, count }: { selected: number; count: number }) {
  const targets: Partial<Record<string, number>> = {
    ArrowLeft: selected - 1,
    ArrowRight: selected + 1,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined || target < 0 || target >= count ? undefined : target;
}
