import { describe, expect, it } from 'vitest';
import { boardSports, isPass } from './board';
import { checkBoard } from './check-board';
import { formations } from './formations';
import { movesOf, passKindOf } from './moves-of-sport';
import { newBoard } from './new-board';
import { viewOf } from './view';

describe.each(boardSports)('a new board of %s', (sport) => {
  it('is valid, and one of its players has the ball, in each formation', () => {
    for (const formation of formations[sport]) {
      const { board } = checkBoard(newBoard(sport, formation, 0.5));
      const ball = board?.pieces.find(({ kind }) => kind === 'ball');
      const holder = board?.pieces.find(({ id }) => id === ball?.holder);
      expect([holder?.number, holder?.position]).toContain(formation.ball);
      expect(board?.pieces).toHaveLength(formation.players.length + 1);
    }
  });

  it('shows all of its players', () => {
    for (const formation of formations[sport]) {
      const board = newBoard(sport, formation, 0.5);
      const [left, top, right, bottom] = viewOf(board).area;
      for (const { at } of board.pieces) {
        expect(at[0]).toBeGreaterThan(left);
        expect(at[0]).toBeLessThan(right);
        expect(at[1]).toBeGreaterThan(top);
        expect(at[1]).toBeLessThan(bottom);
      }
    }
  });

  it('finds the spot under each place of its picture', () => {
    for (const turn of ['up', 'right'] as const) {
      const { place, spotAt } = viewOf(newBoard(sport, formations[sport][0], 0.5), turn);
      expect(spotAt(...place(120, -35))).toEqual([120, -35]);
    }
  });

  it('offers a run first, and a pass to players and into space', () => {
    expect(movesOf(sport)[0]).toBe('run');
    for (const isToPlayer of [true, false]) {
      const kind = passKindOf(sport, isToPlayer);
      expect(movesOf(sport)).toContain(kind);
      expect(isPass({ kind })).toBe(true);
    }
  });
});
