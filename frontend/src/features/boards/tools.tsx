import {
  boardEditorTexts as texts,
  boardTexts,
  mirrored,
  turnedRound,
  type Board,
  type NewPiece,
  type Sport,
  type Spot,
} from '@touchline/contract/boards';
import {
  IconButton,
  MenuButton,
  MirrorIcon,
  PlusIcon,
  RedoIcon,
  UndoIcon,
  ViewIcon,
  type MenuGroup,
} from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { apply, boardIn, choose, redoEdit, undoEdit, type EditorState } from './editor-state';
import { Formations } from './formations';
import type { Act } from './use-board-editor';

interface ToolsProps {
  state: EditorState;
  act: Act;
  teamId: number;
  /** Sports that the board of this team can show. */
  sports: readonly Sport[];
  /** Spot in the middle of the shown part, where new pieces are placed. */
  middle: Spot;
  /** Button that shows the picture behind the board. */
  picture?: ReactNode;
}

export function UndoTools({ state, act }: Pick<ToolsProps, 'state' | 'act'>) {
  const { done, undone } = state.editing;
  return (
    <>
      <IconButton
        label={texts.undo}
        icon={UndoIcon}
        isDisabled={done.length === 0}
        onPress={() => act(undoEdit)}
      />
      <IconButton
        label={texts.redo}
        icon={RedoIcon}
        isDisabled={undone.length === 0}
        onPress={() => act(redoEdit)}
      />
    </>
  );
}

export function BoardTools({ state, act, teamId, sports, middle, picture }: ToolsProps) {
  const board = boardIn(state);
  return (
    <>
      {picture}
      <Formations state={state} act={act} teamId={teamId} />
      <MenuButton label={texts.add} icon={PlusIcon} isLabelHidden items={additions(act, middle)} />
      <IconButton
        label={texts.mirror}
        icon={MirrorIcon}
        onPress={() => act((now) => replaced(now, mirrored(boardIn(now)), texts.mirrored))}
      />
      <MenuButton label={texts.view} icon={ViewIcon} isLabelHidden items={viewGroups(board, sports, act)} />
    </>
  );
}

const replaced = (state: EditorState, board: Board, said: string) =>
  apply(state, { type: 'replace', board }, { say: () => said });

function additions(act: Act, at: Spot) {
  const kinds: readonly (readonly [string, NewPiece])[] = [
    [texts.addPlayer, { kind: 'us', at }],
    [texts.addOpponent, { kind: 'them', at }],
    [texts.addBall, { kind: 'ball', at }],
    [texts.addCone, { kind: 'cone', at }],
    [texts.addZone, { kind: 'zone', at, size: [100, 100] }],
    [texts.addNote, { kind: 'note', at, text: texts.newNote }],
  ];
  return kinds.map(([label, piece]) => ({
    id: label,
    label,
    onAction: () => act((now) => withPiece(now, piece, label)),
  }));
}

/** Adds a piece at the start, where it can be placed, and chooses it. */
function withPiece(state: EditorState, piece: NewPiece, label: string): EditorState {
  const isTaken = (at: Spot) =>
    boardIn(state).pieces.some((one) => one.at[0] === at[0] && one.at[1] === at[1]);
  let { at } = piece;
  while (isTaken(at)) at = [at[0], at[1] + APART];
  const next = apply(
    { ...state, place: 0 },
    { type: 'add-pieces', pieces: [numbered(state, { ...piece, at })] },
  );
  const { added } = next.editing;
  return next.editing === state.editing ? next : { ...choose(next, added), said: label };
}

/** Distance of new pieces from each other, in tenths of a metre. */
const APART = 30;

/** A new player has the lowest number that is free. */
function numbered(state: EditorState, piece: NewPiece): NewPiece {
  if (piece.kind !== 'us' && piece.kind !== 'them') return piece;
  const taken = boardIn(state).pieces.filter(({ kind }) => kind === piece.kind);
  let number = 1;
  while (taken.some((one) => one.number === String(number))) number += 1;
  return { ...piece, number: String(number) };
}

function viewGroups(board: Board, sports: readonly Sport[], act: Act): MenuGroup[] {
  const area = (id: string, label: string, value: Board['area']) => ({
    id,
    label,
    isSelected: board.area === value,
    onAction: () =>
      act((now) => apply(now, { type: 'change-view', change: { area: value } }, { say: () => label })),
  });
  const groups: MenuGroup[] = [
    {
      id: 'area',
      title: texts.showing,
      items: [
        area('half', texts.attackingHalf, 'half'),
        area('whole', texts.wholePitch, undefined),
        area('own', texts.ownHalf, 'own'),
      ],
    },
    {
      id: 'players',
      areIndependent: true,
      items: [
        {
          id: 'shirts',
          label: texts.shirts,
          isSelected: board.players === 'shirts',
          onAction: () =>
            act((now) => {
              const players = boardIn(now).players ? undefined : 'shirts';
              return apply(now, { type: 'change-view', change: { players } });
            }),
        },
      ],
    },
    {
      id: 'turn',
      items: [
        {
          id: 'turn',
          label: texts.turnRound,
          onAction: () => act((now) => replaced(now, turnedRound(boardIn(now)), texts.turned)),
        },
      ],
    },
  ];
  if (sports.length < 2) return groups;
  const items = sports.map((sport) => ({
    id: sport,
    label: boardTexts.sports[sport],
    isSelected: board.sport === sport,
    onAction: () => act((now) => replaced(now, { ...boardIn(now), sport }, boardTexts.sports[sport])),
  }));
  return [...groups, { id: 'sport', title: texts.pitch, items }];
}
