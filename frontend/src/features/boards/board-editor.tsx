import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import {
  boardEditorTexts as texts,
  isSameBoard,
  tooFast,
  viewOf,
  type AgeGroup,
  type Board,
  type Sport,
  type Spot,
  type Turn,
  type View,
} from '@touchline/contract/boards';
import {
  BoardEditorFrame,
  BoardSteps,
  BoardStyles,
  Button,
  ConfirmDialog,
  FullScreenDialog,
  media,
  useMedia,
  VisuallyHidden,
} from '@touchline/ui-kit';
import { Details } from './details';
import {
  boardIn,
  filmFor,
  goTo,
  nextStep,
  redoEdit,
  stepIn,
  undoEdit,
  type EditorState,
} from './editor-state';
import { Pitch } from './pitch';
import { BoardTools, UndoTools } from './tools';
import { useBoardEditor, type Act } from './use-board-editor';
import { usePlaying } from './use-playing';

interface BoardEditorProps {
  isOpen: boolean;
  /** Name of the play. */
  title: string;
  board: Board;
  sports: readonly Sport[];
  age: AgeGroup;
  /** Called with each change, which is kept but not saved. */
  onChange: (board: Board) => void;
  onDone: () => void;
  /** Called when the editor is closed without its changes. */
  onDiscard: () => void;
}

/** Draws a board: at the start pieces are placed, in a step moves are drawn. */
export function BoardEditor(props: BoardEditorProps) {
  const { isOpen, title, board, onChange, onDone, onDiscard } = props;
  const [opened] = useState(board);
  const [isAsking, setAsking] = useState(false);
  const { state, act } = useBoardEditor(board, onChange);
  const close = () => (isSameBoard(opened, boardIn(state)) ? onDiscard() : setAsking(true));
  return (
    <>
      <FullScreenDialog
        title={texts.title(title)}
        isOpen={isOpen}
        onClose={close}
        closeLabel={texts.close}
        action={
          <Button tone="accent" onPress={onDone}>
            {texts.done}
          </Button>
        }
      >
        <BoardStyles />
        <OpenEditor {...props} state={state} act={act} />
      </FullScreenDialog>
      <ConfirmDialog
        title={texts.discardTitle}
        body={texts.discardLead}
        confirmLabel={texts.discard}
        cancelLabel={texts.keepDrawing}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={onDiscard}
      />
    </>
  );
}

interface OpenEditorProps extends Pick<BoardEditorProps, 'sports' | 'age'> {
  state: EditorState;
  act: Act;
}

function OpenEditor({ state, act, sports, age }: OpenEditorProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const board = boardIn(state);
  const film = filmFor(board);
  const isPhone = useMedia(media.belowTablet);
  const view = useMemo(() => viewOf(board, isPhone ? 'up' : undefined), [board, isPhone]);
  const turn: Turn = view.turn;
  const playing = usePlaying({
    canvas,
    film,
    turn,
    from: film.steps[state.place - 1]?.start ?? 0,
    onStill: () => act((now) => goTo(now, now.place < boardIn(now).steps.length ? now.place + 1 : 0)),
  });
  const fast = useMemo(() => tooFast(film, age), [film, age]);
  const warnings = fast.filter(({ step }) => step === stepIn(state)?.id).map(({ sentence }) => sentence);
  const onKeyDown = (event: KeyboardEvent) => {
    const action = actionOf(event, {
      act,
      place: state.place,
      changePlaying: () => playing.change(!playing.isPlaying),
    });
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    <>
      <BoardEditorFrame
        onKeyDown={onKeyDown}
        tools={[
          <UndoTools key="undo" state={state} act={act} />,
          <BoardTools key="tools" state={state} act={act} sports={sports} middle={middleOf(view)} />,
        ]}
        pitch={
          <Pitch
            state={state}
            act={act}
            view={view}
            turn={turn}
            isPlaying={playing.isPlaying}
            canvas={canvas}
          />
        }
        steps={
          <BoardSteps
            texts={texts}
            items={stepItems(board, new Set(fast.map(({ step }) => step)))}
            selected={state.place}
            onSelect={(place) => act((now) => goTo(now, place))}
            onNext={() => act(nextStep)}
            isPlaying={playing.isPlaying}
            onPlayingChange={playing.change}
          />
        }
        details={<Details state={state} act={act} warning={warnings.join(' ') || undefined} />}
      />
      <VisuallyHidden>
        <span role="status">{state.said}</span>
      </VisuallyHidden>
    </>
  );
}

const middleOf = ({ area: [left, top, right, bottom] }: View): Spot => [
  Math.round((left + right) / 2),
  Math.round((top + bottom) / 2),
];

const stepItems = ({ steps }: Board, fast: ReadonlySet<string>) => [
  { label: texts.start, name: texts.start },
  ...steps.map(({ id }, index) => ({
    label: String(index + 1),
    name: fast.has(id) ? texts.tooFastStep(index + 1) : texts.step(index + 1),
    isWarned: fast.has(id),
  })),
];

interface Keys {
  act: Act;
  place: number;
  changePlaying: () => void;
}

/** Returns the action of a key that works in the whole editor; letters are typed in fields. */
function actionOf(event: KeyboardEvent, { act, place, changePlaying }: Keys): (() => void) | undefined {
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z') return () => act(event.shiftKey ? redoEdit : undoEdit);
    return key === 'y' ? () => act(redoEdit) : undefined;
  }
  if (event.altKey || event.target instanceof HTMLInputElement) return undefined;
  const actions: Partial<Record<string, () => void>> = {
    n: () => act(nextStep),
    k: changePlaying,
    '[': () => act((now) => goTo(now, place - 1)),
    ']': () => act((now) => goTo(now, place + 1)),
  };
  return actions[key];
}
