import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Piece } from './board';
import { boardSamples } from './board-samples';
import { randomBoard } from './boards.random';
import { describeOwnSteps } from './describe';
import { filmOf } from './film';
import { namesPiece, ownablePieces, ownPieceOf, type OwnPlayerOfBoard } from './own-piece';

const pieces: readonly Piece[] = [
  { id: 'a', kind: 'us', number: '7', at: [0, 0] },
  { id: 'b', kind: 'us', number: '12', position: 'CE', name: 'Okafor', at: [0, 0] },
  { id: 'c', kind: 'us', position: 'WG', at: [0, 0] },
  { id: 'd', kind: 'us', position: 'WG', at: [0, 0] },
  { id: 'e', kind: 'us', number: '9', member: 5, at: [0, 0] },
  { id: 'f', kind: 'us', name: 'Mia', at: [0, 0] },
  { id: 'g', kind: 'us', at: [0, 0] },
  { id: 'x', kind: 'them', number: '20', position: 'FB', member: 6, at: [0, 0] },
  { id: 'y', kind: 'note', text: '30', at: [0, 0] },
];
const nobody: OwnPlayerOfBoard = { userId: 1, number: null, positions: [], choice: null };
const choice = (label: string, more: object = {}) => ({ choice: { label, ...more } });

describe('the piece of a user on a board', () => {
  it.each<[string, Partial<OwnPlayerOfBoard>, string | undefined]>([
    ['nothing is known of the user', {}, undefined],
    ['a piece is linked to the member', { userId: 5 }, 'e'],
    ['the member link precedes the number', { userId: 5, number: '7' }, 'e'],
    ['the number is on the board', { number: '7' }, 'a'],
    ['the number precedes positions', { number: '7', positions: ['CE'] }, 'a'],
    ['the number is not on the board, a position is', { number: '23', positions: ['CE'] }, 'b'],
    ['the first position that the board has', { positions: ['FH', 'WG', 'CE'] }, 'c'],
    ['the number precedes the choice', { number: '7', ...choice('12') }, 'a'],
    ['positions precede the choice', { positions: ['WG'], ...choice('12') }, 'c'],
    ['only the choice is on the board', { number: '23', positions: ['FH'], ...choice('12') }, 'b'],
    ['the choice is a position', choice('WG'), 'c'],
    ['two pieces have the chosen label, and one the chosen id', choice('WG', { piece: 'd' }), 'd'],
    ['another label has the chosen id', choice('WG', { piece: 'a' }), 'c'],
    ['the choice is a name', choice('Mia'), 'f'],
    ['the choice is not on the board', choice('15'), undefined],
    ['the choice is empty', choice(''), undefined],
    ['a first choice precedes the number', { number: '7', ...choice('12', { isFirst: true }) }, 'b'],
    ['a first choice precedes the link', { userId: 5, ...choice('12', { isFirst: true }) }, 'b'],
    ['a first choice is not on the board', { number: '7', ...choice('15', { isFirst: true }) }, 'a'],
    ['an opponent is linked to the member', { userId: 6 }, undefined],
    ['an opponent has the number', { number: '20' }, undefined],
    ['an opponent has the position', { positions: ['FB'] }, undefined],
    ['a note has the number', { number: '30' }, undefined],
  ])('%s', (_case, known, id) => {
    expect(ownPieceOf({ pieces }, { ...nobody, ...known })?.id).toBe(id);
  });

  it('can be any player of ours with a number, position or name', () => {
    expect(ownablePieces({ pieces }).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it.each([
    ['8 finds 7 between the lines', '7', true],
    ['7, then 12.', '12', true],
    ['17 comes inside', '7', false],
    ['Okafor overlaps', '12', true],
    ['CE crosses', '12', true],
    ['Okafors overlap', '12', false],
    ['', '7', false],
  ])('is named by the caption "%s" for %s: %s', (caption, number, isNamed) => {
    expect(
      namesPiece(
        caption,
        pieces.find((piece) => piece.number === number)!,
      ),
    ).toBe(isNamed);
  });
});

describe('the steps of a board for one player', () => {
  const overlap = filmOf(boardSamples.overlap);

  it('have own moves without a subject, and the balls that arrive', () => {
    expect(describeOwnSteps(overlap, '7')).toEqual([
      'Gets the ball from 8 (Okafor) at the end of the step.',
      'Carries the ball 13 m forward and left, bending left.',
      'Passes to 2, 24 m forward and right.',
      'No move in this step.',
      'No move in this step.',
    ]);
  });

  it('are one for each step of any board and player', () => {
    fc.assert(
      fc.property(randomBoard, (board) => {
        const film = filmOf(board);
        for (const { id } of board.pieces) {
          const words = describeOwnSteps(film, id);
          expect(words).toHaveLength(board.steps.length);
          for (const text of words) expect(text).toMatch(/^[^\s\p{Ll}].*[.!?…]["”')]?$/u);
        }
      }),
      { numRuns: 100 },
    );
  });
});
