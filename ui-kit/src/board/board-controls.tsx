import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { button } from '../button/button.css';
import { IconButton } from '../icon-button/icon-button';
import { ToggleIconButton } from '../icon-button/toggle-icon-button';
import {
  FullScreenIcon,
  LeaveFullScreenIcon,
  NextStepIcon,
  PauseIcon,
  PreviousStepIcon,
  RepeatIcon,
  StartIcon,
} from '../icons/icons';
import { Pressable } from '../press/pressable';
import * as styles from './board-controls.css';

export interface BoardStepText {
  count: string;
  caption: string;
  /** The step is about the user. */
  isStrong?: boolean;
}

export interface BoardControlsProps {
  texts: {
    play: string;
    pause: string;
    previousStep: string;
    nextStep: string;
    position: string;
    speed: string;
    repeat: string;
    fullScreen: string;
    leaveFullScreen: string;
  };
  isPlaying: boolean;
  onPlayingChange: (isPlaying: boolean) => void;
  onPreviousStep: () => void;
  onNextStep: () => void;
  /** Duration of the play in seconds. */
  seconds: number;
  /** The player moves the slider by its element: a render for every frame would cost more than the frame. */
  positionRef: Ref<HTMLInputElement>;
  onSeek: (seconds: number) => void;
  /** The current step in words: 'Step 2 of 5', and its caption. */
  step: BoardStepText;
  /** All steps: the space of the tallest text is reserved, so that no step moves what is below. */
  steps: readonly BoardStepText[];
  /** More words on the step, below its caption. */
  words?: ReactNode;
  /** More buttons, beside that of the full screen. */
  actions?: ReactNode;
  /** Controls of the current step, beside its caption. */
  stepEnd?: ReactNode;
  /** Text of the button: '1×'. */
  speed: string;
  onSpeedChange: () => void;
  isRepeating: boolean;
  onRepeatingChange: (isRepeating: boolean) => void;
  isFullScreen: boolean;
  onFullScreenChange: (isFullScreen: boolean) => void;
}

/** Plays a board: its steps, a slider, speed and repetition. Keys: K plays, comma and full stop go to the previous and next step, F fills the screen. */
export function BoardControls(props: BoardControlsProps) {
  const { positionRef, texts, isPlaying, seconds, step } = props;
  return (
    <div className={styles.controls} onKeyDown={(event) => handleKey(event, props)}>
      <div className={styles.row} dir="ltr">
        <IconButton label={texts.previousStep} icon={PreviousStepIcon} onPress={props.onPreviousStep} />
        <IconButton
          label={isPlaying ? texts.pause : texts.play}
          icon={isPlaying ? PauseIcon : StartIcon}
          tone="accent"
          onPress={() => props.onPlayingChange(!isPlaying)}
        />
        <IconButton label={texts.nextStep} icon={NextStepIcon} onPress={props.onNextStep} />
        <input
          ref={positionRef}
          type="range"
          className={styles.position}
          min={0}
          max={seconds}
          step={0.1}
          defaultValue={0}
          aria-label={texts.position}
          aria-valuetext={`${step.count} ${step.caption}`.trim()}
          onChange={(event) => props.onSeek(event.target.valueAsNumber)}
        />
        <Pressable
          className={`${button({ tone: 'quiet' })} ${styles.speed}`}
          aria-label={`${texts.speed} ${props.speed}`}
          onPress={props.onSpeedChange}
        >
          {props.speed}
        </Pressable>
        <ToggleIconButton
          label={texts.repeat}
          icon={RepeatIcon}
          isSelected={props.isRepeating}
          onChange={props.onRepeatingChange}
        />
      </div>
      <div className={styles.lower}>
        <div className={styles.texts} data-words={props.words ? '' : undefined}>
          <div className={styles.captions}>
            <p aria-live="polite">
              <span className={styles.count}>{step.count}</span>
              {step.isStrong ? (
                <strong dir="auto">{step.caption}</strong>
              ) : (
                <span dir="auto">{step.caption}</span>
              )}
            </p>
            <Reserved {...props} />
          </div>
          {props.words}
        </div>
        {props.stepEnd && <div className={styles.stepEnd}>{props.stepEnd}</div>}
        {props.actions}
        <IconButton
          label={props.isFullScreen ? texts.leaveFullScreen : texts.fullScreen}
          icon={props.isFullScreen ? LeaveFullScreenIcon : FullScreenIcon}
          onPress={() => props.onFullScreenChange(!props.isFullScreen)}
        />
      </div>
    </div>
  );
}

/** Invisible texts in the place of the shown one. They are styles, so that neither a search nor a test finds a text twice. */
const Reserved = ({ steps }: BoardControlsProps) =>
  steps.map(({ count, caption, isStrong }) => (
    <div key={count} aria-hidden="true" className={styles.reserved} data-strong={isStrong || undefined}>
      <span className={styles.count} data-text={count} />
      <span data-text={caption} />
    </div>
  ));

function handleKey(event: KeyboardEvent, props: BoardControlsProps): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isOnSlider = event.target instanceof HTMLInputElement;
  const actions: Record<string, (() => void) | undefined> = {
    k: () => props.onPlayingChange(!props.isPlaying),
    // Space presses a button that has the focus.
    ' ': isOnSlider ? () => props.onPlayingChange(!props.isPlaying) : undefined,
    ',': props.onPreviousStep,
    '.': props.onNextStep,
    f: () => props.onFullScreenChange(!props.isFullScreen),
  };
  const action = actions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}
