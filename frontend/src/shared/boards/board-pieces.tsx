import { playQuestionTexts as texts, type BoardPosition } from '@touchline/contract';
import {
  boardPlayerTexts,
  capitalised,
  describePiece,
  describePosition,
  nameOf,
  ownPieceTexts,
  type Board,
  type Piece,
} from '@touchline/contract/boards';
import {
  BoardLayer,
  BoardMark,
  BoardMarks,
  BoardStyles,
  BoardTargets,
  Button,
  CommentIcon,
  media,
  PieceBar,
  UserIcon,
  type PieceAction,
  placeOnBoard,
  Stack,
  Text,
  useMedia,
} from '@touchline/ui-kit';
import { useEffect, useEffectEvent, type KeyboardEvent, type RefCallback } from 'react';
import type { BoardStage } from './board-stage';
import type { BoardThread, GoneThread } from './board-threads';
import type { ChosenPiece, PlayedBoard, QuestionsProps } from './questions';

interface BoardPiecesProps extends QuestionsProps {
  chosen: ChosenPiece | undefined;
  onChoose: (chosen: ChosenPiece | undefined) => void;
  /** The first piece takes the focus. */
  isEntered: boolean;
}

/** The layer above a drawing: pieces as buttons, then the marks of threads, then the bar of the chosen piece. */
export function BoardPieces(props: BoardPiecesProps) {
  const { player, threads, active, chosen, onChoose, onOpen, isEntered } = props;
  const { film, step, isPlaying } = player;
  const { board } = film;
  const stage = useStage(player);
  useShownThread(props);
  if (!stage) return null;
  const { view } = stage;
  const choose = (id: string) => {
    player.pause();
    onChoose({ id, by: 'press' });
  };
  const close = () => {
    onChoose(undefined);
    pieceButton(stage, chosen)?.focus({ preventScroll: true });
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !chosen) return;
    event.stopPropagation();
    close();
  };
  // Buttons of pieces that move would cost a frame, and nothing presses them then.
  const follows = (id: string) => !isPlaying || chosen?.id === id;
  return (
    <div onKeyDown={handleKey}>
      <BoardStyles />
      <BoardLayer ratio={view.width / view.height} pieceSize={(2 * view.unit) / view.width}>
        <BoardTargets
          label={boardPlayerTexts.pieces}
          pieces={board.pieces.map(({ id }) => ({ id, name: describePiece(film, step, id) }))}
          ringed={chosen?.id}
          pieceRef={(id) => following(stage, id, follows(id))}
          onPress={choose}
          autoFocus={isEntered}
          isPlaying={isPlaying}
        />
        {byPiece(threads).map(([piece, own]) => (
          <BoardMarks key={piece} pieceRef={following(stage, piece)}>
            {own.map((thread) => (
              <Mark key={thread.id} thread={thread} player={player} active={active} onOpen={onOpen} />
            ))}
          </BoardMarks>
        ))}
        {chosen && chosen.by === 'press' && !isPlaying && (
          <ChosenBar {...props} key={chosen.id} chosen={chosen} stage={stage} onClose={close} />
        )}
      </BoardLayer>
    </div>
  );
}

interface ChosenBarProps extends QuestionsProps {
  chosen: ChosenPiece;
  stage: BoardStage;
  onClose: () => void;
}

function ChosenBar({ player, chosen, stage, onAsk, onClose }: ChosenBarProps) {
  const { film } = player;
  const piece = film.board.pieces.find(({ id }) => id === chosen.id);
  if (!piece) return null;
  const step = film.steps[player.step]?.step.id;
  const ask = onAsk && {
    id: 'ask',
    label: texts.ask,
    icon: CommentIcon,
    onPress: () => onAsk({ piece: piece.id, ...(step !== undefined && { step }) }, player),
  };
  const actions = [ask, markAction(player, piece)].filter((action) => action !== undefined);
  return (
    <PieceBar
      name={capitalised(nameOf(piece))}
      actions={actions.map((action) => ({
        ...action,
        onPress: () => {
          onClose();
          action.onPress();
        },
      }))}
      closeLabel={texts.close}
      onClose={onClose}
      pieceRef={following(stage, piece.id)}
    />
  );
}

/** Marks one of our pieces as the one that shows the user, or shows everybody again. */
function markAction({ mine }: PlayedBoard, piece: Piece): PieceAction | undefined {
  if (!mine?.choices.includes(piece)) return undefined;
  const isMarked = mine.isShown && mine.piece === piece;
  return {
    id: 'me',
    icon: UserIcon,
    label: isMarked ? ownPieceTexts.showEverybody : ownPieceTexts.thisIsMe,
    onPress: () => (isMarked ? mine.show(false) : mine.choose(piece)),
  };
}

interface MarkProps extends Pick<QuestionsProps, 'player' | 'active' | 'onOpen'> {
  thread: BoardThread;
}

/** The mark of a thread. It is quiet while another step than its own is shown, and leads there. */
function Mark({ thread, player, active, onOpen }: MarkProps) {
  const { id, number = 0, stepIndex } = thread;
  const open = () => {
    player.leaveFullScreen();
    if (stepIndex === undefined) player.pause();
    else player.goToStep(stepIndex);
    onOpen(id);
  };
  return (
    <BoardMark
      number={number}
      label={texts.mark(number, wordsOf(player.film.board, thread))}
      isQuiet={stepIndex !== undefined && stepIndex !== player.step}
      isActive={id === active}
      onPress={open}
    />
  );
}

/** Marks of threads about a step as a whole, beside its caption. */
export function StepMarks({ threads, player, active, onOpen }: QuestionsProps) {
  const own = threads.filter(({ piece, number }) => piece === undefined && number !== undefined);
  return own.map((thread) => (
    <Mark key={thread.id} thread={thread} player={player} active={active} onOpen={onOpen} />
  ));
}

interface GoneThreadsProps {
  threads: readonly GoneThread[];
  onOpen: (threadId: number) => unknown;
}

/** Threads about pieces or steps that were deleted, under the board. */
export function GoneThreads({ threads, onOpen }: GoneThreadsProps) {
  return (
    <Stack gap="4" as="section" label={texts.gone}>
      <Text size="12" tone="muted">
        {texts.gone}
      </Text>
      {threads.map(({ id, words, version }) => (
        <div key={id}>
          <Button size="small" tone="quiet" icon={CommentIcon} onPress={() => onOpen(id)}>
            {texts.goneThread(words, version)}
          </Button>
        </div>
      ))}
    </Stack>
  );
}

/** Names a position in the words of the board as it is now. */
export const wordsOf = (board: Board, { piece, step }: BoardPosition): string =>
  describePosition(board, { piece, step }) ?? '';

/** Reach of a press beside a piece, in pixels: a finger covers 44. */
const REACH_PX = 22;

/** Returns the id of the piece that is nearest to a press on the drawing; undefined if none is near. */
export function pieceAt(
  player: PlayedBoard,
  { clientX, clientY }: { clientX: number; clientY: number },
): string | undefined {
  const stage = stageOf(player);
  if (!stage) return undefined;
  const { left, top, width, height } = stage.svg.getBoundingClientRect();
  const reach = Math.max(REACH_PX, (1.2 * stage.view.unit * width) / stage.view.width);
  const distances = player.film.board.pieces.map(({ id }, index) => {
    const [x, y] = stage.shareOf(index);
    return { id, distance: Math.hypot(left + x * width - clientX, top + y * height - clientY) };
  });
  const [nearest] = distances.toSorted((one, other) => one.distance - other.distance);
  return nearest && nearest.distance <= reach ? nearest.id : undefined;
}

/** Keeps an element at a piece while the piece moves, or only places it there. */
const following =
  (stage: BoardStage, id: string, isFollowing = true): RefCallback<HTMLElement> =>
  (element) => {
    if (!element) return undefined;
    const stop = stage.follow(id, (x, y) => placeOnBoard(element, x, y));
    if (isFollowing) return stop;
    stop();
    return undefined;
  };

/** Returns the drawing that is visible: one that lies on wide screens stands on phones. */
function useStage({ stages }: PlayedBoard): BoardStage | undefined {
  const isPhone = useMedia(media.belowTablet);
  return isPhone ? stages.at(-1) : stages[0];
}

/** Returns the drawing that is visible, outside of rendering. */
const stageOf = ({ stages }: PlayedBoard) => stages.find(({ svg }) => svg.getBoundingClientRect().width > 0);

const pieceButton = ({ svg }: BoardStage, chosen: ChosenPiece | undefined) =>
  chosen && svg.ownerDocument.querySelector<HTMLElement>(`[data-piece="${CSS.escape(chosen.id)}"]`);

function byPiece(threads: readonly BoardThread[]): [piece: string, threads: BoardThread[]][] {
  const groups = new Map<string, BoardThread[]>();
  for (const thread of threads) {
    if (thread.piece === undefined || thread.number === undefined) continue;
    groups.set(thread.piece, [...(groups.get(thread.piece) ?? []), thread]);
  }
  return [...groups];
}

/** Goes to the step of a thread that is to be shown, and puts a ring on its piece. */
function useShownThread({ shown, threads, player, onChoose }: BoardPiecesProps): void {
  const thread = threads.find(({ id }) => id === shown?.id);
  const show = useEffectEvent(() => {
    if (!thread) return;
    if (thread.stepIndex === undefined) player.pause();
    else player.goToStep(thread.stepIndex);
    onChoose(thread.piece === undefined ? undefined : { id: thread.piece, by: 'thread' });
    if (shown?.isScrolledTo) stageOf(player)?.svg.scrollIntoView({ block: 'center' });
  });
  const isFound = thread !== undefined;
  useEffect(() => {
    if (isFound) show();
  }, [shown, isFound]);
}
