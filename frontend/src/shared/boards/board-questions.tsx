import { boardPlayerTexts as texts } from '@touchline/contract/boards';
import { BoardEntry, CommentIcon, IconButton, useIsServer } from '@touchline/ui-kit';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { lazyWithPreload } from '../lazy-with-preload';
import type { ChosenPiece, PlayedBoard, QuestionsProps } from './questions';

const load = () => import('./board-pieces');

/** Lazy: needed after a press, or where a board has threads. */
const BoardPieces = lazyWithPreload(async () => (await load()).BoardPieces);
const StepMarks = lazyWithPreload(async () => (await load()).StepMarks);

/** The pieces of a board as buttons, the marks of threads, and the bar of the piece that was chosen. */
export function BoardQuestions(props: QuestionsProps) {
  const { player, threads } = props;
  const [chosen, setChosen] = useState<ChosenPiece>();
  /** The layer is loaded, for a press or for the focus. */
  const [wanted, setWanted] = useState<'press' | 'focus'>();
  const isServer = useIsServer();
  const isDrawn = player.stages.length > 0;
  usePresses(player, (piece) => {
    setChosen(piece);
    setWanted((before) => before ?? 'press');
  });
  if (isServer || !isDrawn) return null;
  if (wanted === undefined && threads.length === 0)
    return (
      <BoardEntry
        label={texts.pieces}
        onFocus={() =>
          BoardPieces.preload().then(
            () => setWanted('focus'),
            () => undefined,
          )
        }
      />
    );
  return (
    <Suspense>
      <BoardPieces {...props} chosen={chosen} onChoose={setChosen} isEntered={wanted === 'focus'} />
    </Suspense>
  );
}

/** Pauses a board that is pressed, and chooses the piece that is nearest. A press on the ground chooses none. */
function usePresses(player: PlayedBoard, onChoose: (chosen: ChosenPiece | undefined) => void): void {
  const press = useEffectEvent((event: MouseEvent) => {
    player.pause();
    load().then(
      ({ pieceAt }) => {
        const id = pieceAt(player, event);
        onChoose(id === undefined ? undefined : { id, by: 'press' });
      },
      () => undefined,
    );
  });
  const { stages } = player;
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const preload = () => void load().catch(() => undefined);
    for (const { svg } of stages) {
      svg.addEventListener('click', (event) => press(event), { signal });
      svg.addEventListener('pointerenter', preload, { signal, once: true });
    }
    return () => listening.abort();
  }, [stages]);
}

/** Marks of threads about a step, and the button that asks about the one that is shown. */
export function StepQuestions(props: QuestionsProps) {
  const { player, threads, onAsk } = props;
  const isServer = useIsServer();
  const step = player.film.steps[player.step]?.step.id;
  const hasMarks =
    !isServer && threads.some(({ piece, number }) => piece === undefined && number !== undefined);
  return (
    <>
      {hasMarks && (
        <Suspense>
          <StepMarks {...props} />
        </Suspense>
      )}
      {onAsk && step !== undefined && (
        <IconButton
          label={texts.askAboutStep}
          icon={CommentIcon}
          onPress={() => {
            player.pause();
            onAsk({ step }, player);
          }}
        />
      )}
    </>
  );
}
