import { useQuery } from '@tanstack/react-query';
import { canWriteComments, type BoardPosition, type Standing } from '@touchline/contract';
import { media, useIsServer, useMedia } from '@touchline/ui-kit';
import { Suspense, useMemo, useRef, useState, type RefObject } from 'react';
import { besideId } from '../../features/comments/beside-id';
import { threadQuery } from '../../features/comments/comment-queries';
import { useAnchoredThreads } from '../../features/comments/use-anchored-threads';
import { useLinkedComment } from '../../features/comments/use-linked-comment';
import type { ReadPlay } from '../../features/plays/play-queries';
import { lazyWithPreload } from '../../shared/lazy-with-preload';
import { boardThreads } from '../../shared/boards/board-threads';
import type { PlayedBoard, ShownThread } from '../../shared/boards/questions';
import type { DiscussionHandle } from '../shared/content-discussion';

const load = () => import('../../shared/boards/board-pieces');

/** Lazy: few boards have such threads. */
const GoneThreads = lazyWithPreload(async () => (await load()).GoneThreads);

/** Threads about the board of a play: their marks on it, questions about its pieces and steps, and the way from a thread to the board. */
export function useBoardQuestions(
  play: ReadPlay,
  { standing, discussion }: { standing: Standing; discussion: RefObject<DiscussionHandle | null> },
) {
  const content = useMemo(() => ({ kind: 'play' as const, id: play.id }), [play.id]);
  const anchors = useAnchoredThreads(content);
  const threads = useMemo(() => boardThreads(anchors, play.board ?? null), [anchors, play.board]);
  const isServer = useIsServer();
  const isWide = useMedia(media.beside);
  const [asked, setAsked] = useState<ShownThread>();
  const [active, setActive] = useState<number>();
  const askedFrom = useRef<Element>(null);
  const { data: linked } = useQuery(threadQuery(content, useLinkedComment()));
  const linkedId = linked?.id;
  const shown = useMemo(
    () => asked ?? (linkedId === undefined ? undefined : { id: linkedId, isScrolledTo: false }),
    [asked, linkedId],
  );

  const open = (id: number) => {
    const isBeside = discussion.current?.open(id);
    if (isBeside) return requestAnimationFrame(() => goTo(besideId(id), 'nearest'));
    // Also for the second press on a mark, when the thread is open already.
    return goTo(`comment-${id}`, 'center');
  };
  const ask = (position: BoardPosition, player: PlayedBoard) => {
    askedFrom.current = document.activeElement;
    player.leaveFullScreen();
    load().then(
      ({ wordsOf }) =>
        discussion.current?.comment({ text: wordsOf(player.film.board, position), boardPosition: position }),
      () => undefined,
    );
  };
  const questions = {
    threads: threads.onBoard,
    shown,
    active,
    onOpen: open,
    onAsk: canWriteComments(standing) ? ask : undefined,
  };
  return {
    anchors: useMemo(
      () => ({
        states: threads.states,
        beside: isWide
          ? threads.onBoard.filter(({ number }) => number !== undefined).map(({ id }) => id)
          : [],
        onShow: (id: number, isScrolledTo: boolean) => setAsked({ id, isScrolledTo }),
        onActive: setActive,
        onClosed: () =>
          askedFrom.current instanceof HTMLElement && askedFrom.current.focus({ preventScroll: true }),
      }),
      [threads, isWide],
    ),
    board: {
      questions,
      below: !isServer && threads.gone.length > 0 && (
        <Suspense>
          <GoneThreads threads={threads.gone} onOpen={open} />
        </Suspense>
      ),
    },
  };
}

function goTo(id: string, block: ScrollLogicalPosition): void {
  const thread = document.getElementById(id);
  thread?.scrollIntoView({ block });
  thread?.focus({ preventScroll: true });
}
