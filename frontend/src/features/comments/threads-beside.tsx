import { media, useMedia } from '@touchline/ui-kit';
import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { BoardAnchors } from './board-anchors';
import { BesideCards } from './beside-cards';
import { BesideMarks } from './beside-marks';
import { DiscussionContext, useDiscussion } from './discussion-context';
import { NEW_THREAD } from './new-thread';
import { TalkSheet } from './talk-sheet';
import type { Quote } from './text-position';
import { useThreadPlaces, type BesideActions, type Besides } from './use-thread-places';

interface ThreadsBesideProps extends Omit<Besides, 'onBoard'>, BesideActions {
  board: BoardAnchors | undefined;
  /** The thread that is open or under the pointer. */
  highlighted: number | undefined;
  /** The open thread. */
  active: number | undefined;
  /** The user came from the words to the thread: below 1,280 px it opens in a sheet. */
  isGoneTo: boolean;
  /** The quote of a new comment that is written in a sheet, or beside its words. */
  writing: Quote | undefined;
  onQuoteDone: () => void;
}

/** Without them nothing else shows which words have comments. */
const hasHighlights = typeof CSS !== 'undefined' && 'highlights' in CSS;

/** Threads beside their words where the screen has space for them, else marks beside the text that open them in a sheet. */
export function ThreadsBeside(props: ThreadsBesideProps) {
  const { active, isGoneTo, highlighted, writing, board, onQuoteDone, ...rest } = props;
  const { onPoint, onShowWords, ...besides } = rest;
  const { margin, tracker } = besides;
  const isWide = useMedia(media.beside);
  const onBoard = useMemo(
    () => [...(board?.beside ?? []), ...(writing?.boardPosition ? [NEW_THREAD] : [])],
    [board, writing],
  );
  const places = useThreadPlaces({ ...besides, onBoard });
  const parts = useDiscussion();
  useEffect(() => board?.onActive(highlighted), [board, highlighted]);
  const onOpen = (id: number | undefined) => {
    props.onOpen(id);
    if (id !== undefined && board?.beside.includes(id)) board.onShow(id, false);
  };
  const secondParts = useMemo(() => ({ ...parts, isBeside: true }), [parts]);
  const [marked, setMarked] = useState<readonly number[]>([]);
  const opened = active === undefined ? [] : marked.includes(active) ? marked : [active];
  const openAll = (ids: readonly number[]) => {
    setMarked(ids);
    onOpen(ids[0]);
  };
  const about = inSheet({ writing, isWide, threads: isGoneTo ? opened : [] });
  const actions = { onOpen, onPoint, onShowWords };
  return (
    <DiscussionContext value={secondParts}>
      {createPortal(
        <>
          {(!isWide || !hasHighlights) && (
            <BesideMarks
              places={places.filter(({ id, mark }) => id !== NEW_THREAD && mark === undefined)}
              onOpen={openAll}
            />
          )}
          {isWide && (
            <BesideCards
              margin={margin}
              places={places}
              active={active}
              writing={writing}
              onQuoteDone={onQuoteDone}
              onClosed={(id) =>
                writing?.boardPosition ? board?.onClosed() : selectRanges(tracker.rangesOf(id))
              }
              {...actions}
            />
          )}
        </>,
        margin,
      )}
      {about && <TalkSheet about={about} onQuoteDone={onQuoteDone} onClose={() => onOpen(undefined)} />}
    </DiscussionContext>
  );
}

/** Selects words again, so that the keyboard goes on from them. */
function selectRanges(ranges: readonly Range[]): void {
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (!first || !last) return;
  document
    .getSelection()
    ?.setBaseAndExtent(first.startContainer, first.startOffset, last.endContainer, last.endOffset);
}

/** Returns the content of the sheet: none where there is space beside the words. */
function inSheet({
  writing,
  isWide,
  threads,
}: {
  writing?: Quote;
  isWide: boolean;
  threads: readonly number[];
}) {
  if (isWide) return undefined;
  return writing ?? (threads.length === 0 ? undefined : threads);
}
