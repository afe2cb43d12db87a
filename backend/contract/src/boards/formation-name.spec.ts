import { expect, it } from 'vitest';
import { boardSports, type Board } from './board';
import { boardSamples } from './board-samples';
import { isSameBoard } from './check-board';
import { formationNameFor } from './formation-name';
import { formations } from './formations';
import { lineUpOf, playersIn } from './line-up';
import { newBoard } from './new-board';

const moved = (board: Board, by: number): Board => ({
  ...board,
  pieces: board.pieces.map((piece) => ({ ...piece, at: [piece.at[0] + by, piece.at[1]] })),
});

it('the suggested name of a formation is that of the shipped one that it resembles', () => {
  for (const sport of boardSports)
    for (const formation of formations[sport])
      expect(formationNameFor(newBoard(sport, formation, 0.5), [])).toBe(formation.name);
  const board = newBoard('soccer', formations.soccer[1], 0.5);
  expect(formationNameFor(moved(board, 30), [])).toBe('4-4-2');
  expect(formationNameFor(moved(board, 300), [])).toBe('Formation 1');
});

it('the suggested name is free, whatever the case of those that are taken', () => {
  const board = newBoard('soccer', formations.soccer[1], 0.5);
  expect(formationNameFor(board, ['4-4-2'])).toBe('4-4-2 2');
  expect(formationNameFor(board, ['4-4-2', '4-4-2 2'])).toBe('4-4-2 3');
  const alone: Board = { ...board, pieces: board.pieces.slice(0, 1) };
  expect(formationNameFor(alone, ['formation 1', 'FORMATION 2'])).toBe('Formation 3');
});

it('a line-up has our players without names and members, and the ball that one of them has', () => {
  const lineUp = lineUpOf(boardSamples.overlap);
  expect(lineUp.steps).toEqual([]);
  const players = boardSamples.overlap.pieces.filter(({ kind }) => kind === 'us');
  expect(lineUp.pieces.filter(({ kind }) => kind === 'us')).toHaveLength(players.length);
  expect(new Set(lineUp.pieces.map(({ kind }) => kind))).toEqual(new Set(['us', 'ball']));
  expect(lineUp.pieces.every(({ name, member }) => name === undefined && member === undefined)).toBe(true);
  expect(isSameBoard(lineUpOf(lineUp), lineUp)).toBe(true);
  expect(playersIn(lineUp)).toHaveLength(players.length);
});
