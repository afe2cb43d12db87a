import { useMemo, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import {
  boardEditorTexts as texts,
  isSameBoard,
  tooFast,
  viewOf,
  type AgeGroup,
  type Board,
  type FastRun,
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
import { AdjustBar, AdjustButton, AdjustedPitch, UndoPlacement } from './adjusted-picture';
import { hasDrawn } from './board-memory';
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
import { placedIn } from './placement';
import { BoardTools, UndoTools } from './tools';
import { useBoardEditor, type Act } from './use-board-editor';
import { usePictureBehind, type PictureBehind } from './use-picture-behind';
import { usePlaying } from './use-playing';

interface BoardEditorProps {
  isOpen: boolean;
  /** Name of the play. */
  title: string;
  board: Board;
  teamId: number;
  sports: readonly Sport[];
  age: AgeGroup;
  /** URL of a picture that can be shown behind the board. */
  picture: string | undefined;
  /** The picture is shown at first. */
  isTracing: boolean;
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
  const behind = usePictureBehind(props.picture, props.isTracing);
  const { isAdjusting } = behind;
  const endAdjusting = () => behind.adjust(false);
  const close = () => (isSameBoard(opened, boardIn(state)) ? onDiscard() : setAsking(true));
  return (
    <>
      <FullScreenDialog
        title={isAdjusting ? texts.adjustPicture : texts.title(title)}
        isOpen={isOpen}
        onClose={isAdjusting ? endAdjusting : close}
        closeLabel={isAdjusting ? texts.backToBoard : texts.close}
        action={
          <Button tone="accent" onPress={isAdjusting ? endAdjusting : onDone}>
            {texts.done}
          </Button>
        }
      >
        <BoardStyles />
        <OpenEditor {...props} state={state} act={act} behind={behind} />
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

interface OpenEditorProps extends Pick<BoardEditorProps, 'teamId' | 'sports' | 'age'> {
  state: EditorState;
  act: Act;
  behind: PictureBehind;
}

function OpenEditor({ state, act, teamId, sports, age, behind }: OpenEditorProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const [showsHints] = useState(() => !hasDrawn());
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
  const { isAdjusting } = behind;
  const fast = useMemo(() => tooFast(film, age), [film, age]);
  const onKeyDown = (event: KeyboardEvent) => {
    // React also sends the keys of menus and dialogs that were opened from here.
    if (!event.currentTarget.contains(event.target as Node)) return;
    const changePlaying = () => playing.change(!playing.isPlaying);
    const action = isAdjusting
      ? undoneBy(event, behind)
      : actionOf(event, { act, place: state.place, changePlaying });
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    <>
      <BoardEditorFrame
        onKeyDown={onKeyDown}
        isDrawing={!isAdjusting}
        tools={[
          isAdjusting ? (
            <UndoPlacement key="undo" behind={behind} />
          ) : (
            <UndoTools key="undo" state={state} act={act} />
          ),
          <BoardTools
            key="tools"
            state={state}
            act={act}
            teamId={teamId}
            sports={sports}
            middle={middleOf(view)}
            picture={behind.toggle}
          />,
        ]}
        pitch={
          <EitherPitch
            state={state}
            act={act}
            view={view}
            canvas={canvas}
            behind={behind}
            isPlaying={playing.isPlaying}
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
        details={
          isAdjusting ? (
            <AdjustBar behind={behind} view={view} />
          ) : (
            <Details
              state={state}
              act={act}
              showsHints={showsHints}
              warning={warningOn(stepIn(state)?.id, fast)}
              problem={behind.problem}
              hintEnd={behind.shown && <AdjustButton behind={behind} onPress={() => playing.change(false)} />}
            />
          )
        }
      />
      <VisuallyHidden>
        <span role="status">{state.said}</span>
      </VisuallyHidden>
    </>
  );
}

interface EitherPitchProps extends Omit<ComponentProps<typeof Pitch>, 'behind' | 'turn'> {
  behind: PictureBehind;
}

/** The board that is drawn on, or whose picture is adjusted. */
function EitherPitch({ behind, ...props }: EitherPitchProps) {
  const { state, view, canvas } = props;
  if (behind.isAdjusting) return <AdjustedPitch state={state} view={view} canvas={canvas} behind={behind} />;
  const shown = behind.shown && { ...behind.shown, place: placedIn(view, behind.placement) };
  return <Pitch {...props} turn={view.turn} behind={shown} />;
}

const middleOf = ({ area: [left, top, right, bottom] }: View): Spot => [
  Math.round((left + right) / 2),
  Math.round((top + bottom) / 2),
];

/** Returns the sentences on the runs of a step that are too fast; undefined if there are none. */
const warningOn = (stepId: string | undefined, fast: readonly FastRun[]) =>
  fast
    .filter(({ step }) => step === stepId)
    .map(({ sentence }) => sentence)
    .join(' ') || undefined;

const stepItems = ({ steps }: Board, fast: ReadonlySet<string>) => [
  { label: texts.start, name: texts.start },
  ...steps.map(({ id }, index) => ({
    label: String(index + 1),
    name: fast.has(id) ? texts.tooFastStep(index + 1) : texts.step(index + 1),
    isWarned: fast.has(id),
  })),
];

/** Returns the action of a key while the picture is adjusted. */
function undoneBy(event: KeyboardEvent, { undo, redo }: PictureBehind): (() => void) | undefined {
  if (!event.ctrlKey && !event.metaKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? redo : undo;
  return key === 'y' ? redo : undefined;
}

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
