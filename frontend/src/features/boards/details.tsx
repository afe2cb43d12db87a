import {
  boardEditorTexts as texts,
  boardLimits,
  isPass,
  isPlayer,
  movesOf,
  nameOf,
  type Piece,
} from '@touchline/contract/boards';
import {
  BoardBar,
  BoardBarItem,
  Button,
  CurveIcon,
  IconButton,
  MoveIcon,
  Text,
  TextField,
  ToggleButton,
  ToggleIconButton,
  TrashIcon,
} from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { chooseKind, deleteChosen, placeBall, setMove } from './drops';
import { apply, ballOf, boardIn, moveIn, pieceIn, spotIn, stepIn, type EditorState } from './editor-state';
import { StepBar, type StepBarProps } from './step-bar';
import type { Act } from './use-board-editor';

interface DetailsProps extends StepBarProps {
  /** Sentence that is shown instead of a hint. */
  problem?: string;
  showsHints: boolean;
  /** Control beside the hint, while nothing is chosen. */
  hintEnd?: ReactNode;
}

/** The bar of what is chosen, or a hint until a first board was drawn, then the caption of the step. */
export function Details({ warning, ...bar }: DetailsProps) {
  const { state, act } = bar;
  return (
    <>
      <ChosenBar {...bar} />
      {state.place > 0 && <StepBar state={state} act={act} warning={warning} />}
    </>
  );
}

interface BarProps {
  state: EditorState;
  act: Act;
}

function ChosenBar({ act, ...hint }: Omit<DetailsProps, 'warning'>) {
  const { state } = hint;
  const { aim, chosen, place } = state;
  const piece = chosen.length === 1 ? pieceIn(state, chosen[0]) : undefined;
  if (aim) return <AimBar state={state} act={act} />;
  if (piece && place > 0 && isPlayer(piece)) return <MoveBar state={state} act={act} piece={piece} />;
  if (piece) return <PieceBar state={state} act={act} piece={piece} />;
  if (chosen.length > 1)
    return (
      <BoardBar end={<DeleteButton state={state} act={act} />}>
        <Text>{texts.chosen(chosen.length)}</Text>
      </BoardBar>
    );
  return <HintBar {...hint} />;
}

/** Tells what to do next while nothing is chosen. The hint of an empty board is always shown. */
function HintBar({ state, problem, showsHints, hintEnd }: Omit<DetailsProps, 'act' | 'warning'>) {
  const isEmpty = state.place === 0 && boardIn(state).pieces.length === 0;
  const hint = isEmpty ? texts.emptyHint : state.place > 0 ? texts.drawHint : texts.placeHint;
  return (
    <BoardBar end={hintEnd}>
      {problem && <Text tone="danger">{problem}</Text>}
      {!problem && (showsHints || isEmpty) && <Text tone="muted">{hint}</Text>}
    </BoardBar>
  );
}

/** Tells how the started move is ended. */
function AimBar({ state, act }: BarProps) {
  const what = state.aim?.what ?? 'place';
  const isFixed = what === 'place' || what === 'ball';
  const hint = isFixed ? texts.aims[what] : texts.aims[isPass({ kind: what }) ? 'pass' : 'run'];
  return (
    <BoardBar
      end={<Button onPress={() => act((now) => ({ ...now, aim: undefined }))}>{texts.cancel}</Button>}
    >
      <Text tone="muted">{hint}</Text>
    </BoardBar>
  );
}

function DeleteButton({ state, act }: BarProps) {
  const isInStep = state.place > 0 && state.chosen.some((id) => isPlayer(pieceIn(state, id)));
  const moves = stepIn(state)?.moves.some(({ piece }) => state.chosen.includes(piece)) ?? false;
  return (
    <IconButton
      label={isInStep ? texts.removeMoves : texts.remove}
      icon={TrashIcon}
      isDisabled={isInStep && !moves}
      onPress={() => act(deleteChosen)}
    />
  );
}

interface PieceProps extends BarProps {
  piece: Piece;
}

/** The moves of a player in the words of the sport. */
function MoveBar({ state, act, piece }: PieceProps) {
  const { sport } = boardIn(state);
  const hasBall = ballOf(state, piece.id) !== undefined;
  const run = moveIn(state, piece.id, false);
  return (
    <BoardBar
      end={
        <>
          {run && (run.path?.length ?? 0) > 1 && (
            <ToggleIconButton
              label={texts.corners}
              icon={CurveIcon}
              isSelected={run.sharp ?? false}
              onChange={(isSharp) => act((now) => setMove(now, { ...run, sharp: isSharp || undefined }))}
            />
          )}
          <DeleteButton state={state} act={act} />
        </>
      }
    >
      {movesOf(sport).map((kind) => {
        const move = moveIn(state, piece.id, isPass({ kind }));
        const isOffered = !isPass({ kind }) || hasBall || move !== undefined;
        return (
          isOffered && (
            <ToggleButton
              key={kind}
              label={texts.move(kind, sport)}
              isSelected={move !== undefined && (move.kind ?? 'run') === kind}
              onChange={() => act((now) => chooseKind(now, piece.id, kind))}
            />
          )
        );
      })}
    </BoardBar>
  );
}

/** The texts and the ball of a piece at the start. */
function PieceBar({ state, act, piece }: PieceProps) {
  return (
    <BoardBar
      end={
        <>
          <IconButton
            label={piece.kind === 'ball' ? texts.giveBall : texts.place}
            icon={MoveIcon}
            onPress={() =>
              act((now) => ({
                ...now,
                aim: { piece: piece.id, what: piece.kind === 'ball' ? 'ball' : 'place', points: [] },
              }))
            }
          />
          <DeleteButton state={state} act={act} />
        </>
      }
    >
      {isPlayer(piece) && <PlayerFields state={state} act={act} piece={piece} />}
      {(piece.kind === 'note' || piece.kind === 'zone') && <WordsField act={act} piece={piece} />}
      {(piece.kind === 'ball' || piece.kind === 'cone') && <Text>{nameOf(piece)}</Text>}
    </BoardBar>
  );
}

function PlayerFields({ state, act, piece }: PieceProps) {
  const ball = boardIn(state).pieces.find(({ kind }) => kind === 'ball');
  const change = (name: string, changed: Partial<Piece>) =>
    act((now) =>
      apply(
        now,
        { type: 'change-piece', id: piece.id, change: changed },
        { mergeKey: `${name} ${piece.id}` },
      ),
    );
  return (
    <>
      <BoardBarItem width="short">
        <TextField
          label={texts.number}
          isLabelHidden
          placeholder={texts.numberShort}
          maxLength={boardLimits.piecePosition}
          value={piece.number ?? piece.position ?? ''}
          onChange={(label) => change('label', labelled(piece, label))}
        />
      </BoardBarItem>
      <BoardBarItem width="grow">
        <TextField
          label={texts.name}
          isLabelHidden
          placeholder={texts.name}
          maxLength={boardLimits.pieceName}
          value={piece.name ?? ''}
          onChange={(name) => change('name', { name: name || undefined })}
        />
      </BoardBarItem>
      {ball && ball.holder !== piece.id && (
        <Button
          onPress={() =>
            act((now) => placeBall(now, ball.id, { player: piece.id, at: spotIn(now, piece.id) }))
          }
        >
          {texts.hasBall}
        </Button>
      )}
    </>
  );
}

/** Up to three digits are a number on the shirt, anything else is a position. */
function labelled({ number }: Piece, label: string): Partial<Piece> {
  const isNumber = /^\d{1,3}$/.test(label);
  if (isNumber) return { number: label };
  return number === undefined
    ? { position: label || undefined }
    : { number: undefined, position: label || undefined };
}

function WordsField({ act, piece }: Omit<PieceProps, 'state'>) {
  return (
    <BoardBarItem width="grow">
      <TextField
        label={texts.words}
        isLabelHidden
        placeholder={texts.words}
        maxLength={boardLimits.pieceText}
        value={piece.text ?? ''}
        onChange={(text) =>
          act((now) =>
            apply(
              now,
              { type: 'change-piece', id: piece.id, change: { text: text || undefined } },
              { mergeKey: `words ${piece.id}` },
            ),
          )
        }
      />
    </BoardBarItem>
  );
}
