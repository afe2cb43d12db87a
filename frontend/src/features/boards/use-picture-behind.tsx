import { boardEditorTexts as texts } from '@touchline/contract/boards';
import { ImageIcon, ToggleIconButton } from '@touchline/ui-kit';
import { useEffect, useState, type ReactNode } from 'react';
import { lastPlacement, rememberPlacement } from './board-memory';
import type { Placement } from './placement';

/** The placement of a picture, and those before it. Undefined is its place at first. */
interface Placements {
  readonly done: readonly (Placement | undefined)[];
  readonly now: Placement | undefined;
  readonly undone: readonly (Placement | undefined)[];
  /** Changes with the same key are undone together. */
  readonly mergeKey?: string;
}

interface PlacementChange {
  placement: Placement | undefined;
  mergeKey?: string;
}

export interface PictureBehind {
  /** The picture while it is shown. */
  shown?: { src: string; onError: () => void };
  placement?: Placement;
  /** The picture is moved and scaled instead of drawing. */
  isAdjusting: boolean;
  /** It was adjusted, so the button that began it gets the focus again. */
  wasAdjusted: boolean;
  adjust: (isAdjusting: boolean) => void;
  change: (change: PlacementChange) => void;
  /** Undefined if there is nothing to undo. */
  undo?: () => void;
  redo?: () => void;
  /** Button that shows and hides it; undefined without a picture. */
  toggle?: ReactNode;
  /** Sentence on a picture that does not load. */
  problem?: string;
}

/** The diagram of a play behind its board while it is drawn. It is no part of the board; this tab keeps where it was placed. */
export function usePictureBehind(src: string | undefined, isTracing: boolean): PictureBehind {
  const [isShown, setShown] = useState(isTracing);
  const [isBroken, setBroken] = useState(false);
  const [adjusting, setAdjusting] = useState<boolean>();
  const [placements, setPlacements] = useState<Placements>(() => ({
    done: [],
    now: src === undefined ? undefined : lastPlacement(src),
    undone: [],
  }));
  const { done, now, undone } = placements;
  useEffect(() => {
    if (src !== undefined) rememberPlacement(src, now);
  }, [src, now]);
  const hasPicture = src !== undefined && !isBroken;
  const isVisible = hasPicture && isShown;
  return {
    shown: isVisible ? { src, onError: () => setBroken(true) } : undefined,
    placement: now,
    isAdjusting: isVisible && adjusting === true,
    wasAdjusted: adjusting === false,
    adjust: setAdjusting,
    change: (change) => setPlacements((before) => changed(before, change)),
    undo: done.length > 0 ? () => setPlacements(undo) : undefined,
    redo: undone.length > 0 ? () => setPlacements(redo) : undefined,
    toggle: hasPicture && (
      <ToggleIconButton
        key="picture"
        label={texts.picture}
        icon={ImageIcon}
        isSelected={isShown}
        onChange={setShown}
      />
    ),
    problem: isBroken ? texts.pictureBroken : undefined,
  };
}

function changed(before: Placements, { placement, mergeKey }: PlacementChange): Placements {
  const isMerged = mergeKey !== undefined && mergeKey === before.mergeKey;
  return {
    done: isMerged ? before.done : [...before.done, before.now],
    now: placement,
    undone: [],
    mergeKey,
  };
}

const undo = ({ done, now, undone }: Placements): Placements => ({
  done: done.slice(0, -1),
  now: done.at(-1),
  undone: [...undone, now],
});

const redo = ({ done, now, undone }: Placements): Placements => ({
  done: [...done, now],
  now: undone.at(-1),
  undone: undone.slice(0, -1),
});
