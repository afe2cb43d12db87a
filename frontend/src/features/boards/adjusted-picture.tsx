import { boardEditorTexts as texts, type View } from '@touchline/contract/boards';
import {
  BoardBar,
  BoardCanvas,
  Button,
  IconButton,
  LargerIcon,
  NudgeDownIcon,
  NudgeLeftIcon,
  NudgeRightIcon,
  NudgeUpIcon,
  RedoIcon,
  SmallerIcon,
  Text,
  TurnIcon,
  UndoIcon,
} from '@touchline/ui-kit';
import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import type { EditorState } from './editor-state';
import { useDrawing } from './pitch';
import { movedBy, placedIn, placementOf, scaledBy, turnedByQuarter, type PlacedPicture } from './placement';
import { usePictureGestures } from './use-picture-gestures';
import type { PictureBehind } from './use-picture-behind';

/** Lengths of one press, in tenths of a metre, and the scale of one. */
const NUDGE = 5;
const LONG_NUDGE = 50;
const SCALE = 1.02;
const LARGE_SCALE = 1.2;

interface AdjustedProps {
  behind: PictureBehind;
  view: View;
}

interface AdjustedPitchProps extends AdjustedProps {
  state: EditorState;
  canvas: RefObject<HTMLDivElement | null>;
}

/** The board while its picture is adjusted: pointers and keys move the picture, and nothing is drawn. */
export function AdjustedPitch({ state, view, canvas, behind }: AdjustedPitchProps) {
  const { svg, surface } = useDrawing(state, view.turn, false);
  const picture = placedIn(view, behind.placement);
  usePictureGestures(canvas, {
    view,
    picture,
    onChange: (next, gesture) =>
      behind.change({ placement: placementOf(view, next), mergeKey: `gesture ${gesture}` }),
  });
  useEffect(() => canvas.current?.focus({ preventScroll: true }), [canvas]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = pressed(event, { picture, view });
    if (!next) return;
    event.preventDefault();
    // A held key is one change.
    const mergeKey = event.repeat ? event.key : undefined;
    behind.change({ placement: placementOf(view, next), mergeKey });
  };
  return (
    <BoardCanvas
      svg={svg}
      surface={surface}
      box={[view.x, view.y, view.width, view.height]}
      label={texts.adjustedPicture}
      canvasRef={canvas}
      behind={behind.shown && { ...behind.shown, place: picture, isAdjusted: true }}
      onKeyDown={onKeyDown}
    />
  );
}

/** Returns the picture after a key; undefined if the key does nothing. */
function pressed(
  { key, shiftKey }: KeyboardEvent,
  { picture, view }: { picture: PlacedPicture; view: View },
): PlacedPicture | undefined {
  const length = shiftKey ? LONG_NUDGE : NUDGE;
  const actions: Partial<Record<string, () => PlacedPicture>> = {
    ArrowLeft: () => movedBy(picture, -length, 0),
    ArrowRight: () => movedBy(picture, length, 0),
    ArrowUp: () => movedBy(picture, 0, -length),
    ArrowDown: () => movedBy(picture, 0, length),
    // On most keyboards plus is above another sign, so Shift cannot mean a larger step.
    '+': () => scaledBy(view, picture, { factor: SCALE }),
    '=': () => scaledBy(view, picture, { factor: SCALE }),
    '-': () => scaledBy(view, picture, { factor: 1 / SCALE }),
    PageUp: () => scaledBy(view, picture, { factor: LARGE_SCALE }),
    PageDown: () => scaledBy(view, picture, { factor: 1 / LARGE_SCALE }),
    r: () => turnedByQuarter(picture),
    R: () => turnedByQuarter(picture),
  };
  return actions[key]?.();
}

interface AdjustButtonProps extends Pick<AdjustedProps, 'behind'> {
  onPress: () => void;
}

/** Begins to adjust the picture, and gets the focus when that has ended. */
export function AdjustButton({ behind, onPress }: AdjustButtonProps) {
  const begin = () => {
    onPress();
    behind.adjust(true);
  };
  return (
    <Button autoFocus={behind.wasAdjusted} onPress={begin}>
      {texts.adjustPicture}
    </Button>
  );
}

/** Undo and redo of the placement, in place of those of the board. */
export function UndoPlacement({ behind: { undo, redo } }: Pick<AdjustedProps, 'behind'>) {
  return (
    <>
      <IconButton label={texts.undo} icon={UndoIcon} isDisabled={!undo} onPress={() => undo?.()} />
      <IconButton label={texts.redo} icon={RedoIcon} isDisabled={!redo} onPress={() => redo?.()} />
    </>
  );
}

/** Small steps for one finger, and what to do with the picture. */
export function AdjustBar({ behind, view }: AdjustedProps) {
  const picture = placedIn(view, behind.placement);
  const steps = [
    { label: texts.pictureLeft, icon: NudgeLeftIcon, next: movedBy(picture, -NUDGE, 0) },
    { label: texts.pictureUp, icon: NudgeUpIcon, next: movedBy(picture, 0, -NUDGE) },
    { label: texts.pictureDown, icon: NudgeDownIcon, next: movedBy(picture, 0, NUDGE) },
    { label: texts.pictureRight, icon: NudgeRightIcon, next: movedBy(picture, NUDGE, 0) },
    { label: texts.smaller, icon: SmallerIcon, next: scaledBy(view, picture, { factor: 1 / SCALE }) },
    { label: texts.larger, icon: LargerIcon, next: scaledBy(view, picture, { factor: SCALE }) },
    { label: texts.quarterTurn, icon: TurnIcon, next: turnedByQuarter(picture) },
  ];
  return (
    <>
      <BoardBar>
        {steps.map(({ label, icon, next }) => (
          <IconButton
            key={label}
            label={label}
            icon={icon}
            onPress={() => behind.change({ placement: placementOf(view, next) })}
          />
        ))}
      </BoardBar>
      <BoardBar
        end={
          <Button
            isDisabled={behind.placement === undefined}
            onPress={() => behind.change({ placement: undefined })}
          >
            {texts.reset}
          </Button>
        }
      >
        <Text tone="muted">{texts.adjustHint}</Text>
      </BoardBar>
    </>
  );
}
