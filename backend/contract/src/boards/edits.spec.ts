import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { moveKinds, type Board, type Move, type Piece } from './board';
import { boardSamples } from './board-samples';
import { many, randomBoard, randomSpot } from './boards.random';
import { checkBoard, isSameBoard, writeBoard } from './check-board';
import { differences } from './differences';
import { edit, redo, startEditing, undo, type BoardEditing, type Edit } from './edits';
import { mirrored, turnedRound } from './transform';

// Properties take seconds on a busy machine.
vi.setConfig({ testTimeout: many(1_200_000, 60_000) });

const { overlap } = boardSamples;
const after = (board: Board, ...edits: Edit[]) =>
  edits.reduce((state, change) => edit(state, change), startEditing(board, 0.5));
const pieceOf = ({ board }: BoardEditing, id: string) => board.pieces.find((piece) => piece.id === id);
const stepOf = ({ board }: BoardEditing, id: string) => board.steps.find((step) => step.id === id);

describe('an edited board', () => {
  it('keeps its later steps when a player starts elsewhere', () => {
    const state = after(overlap, { type: 'place-pieces', spots: [{ id: '2', at: [61.4, 9999] }] });
    expect(pieceOf(state, '2')?.at).toEqual([61, 2000]);
    expect(state.board.steps).toEqual(overlap.steps);
  });

  it('has a new id for each new piece and step, and says which they are', () => {
    const state = after(overlap, {
      type: 'add-pieces',
      pieces: [
        { kind: 'cone', at: [0, 0] },
        { kind: 'cone', at: [10, 0] },
      ],
    });
    expect(new Set(state.added).size).toBe(2);
    expect(state.board.pieces.slice(-2).map(({ id }) => id)).toEqual(state.added);
    const next = edit(state, { type: 'add-step', after: '1' });
    expect(next.board.steps.map(({ id }) => id)).toEqual(['1', ...next.added, '2', '3', '4', '5']);
  });

  it('loses the moves of a removed player, passes to the player, and the ball stays there', () => {
    const state = after(overlap, { type: 'remove-pieces', ids: ['8', '2'] });
    expect(pieceOf(state, 'b')).toMatchObject({ holder: undefined, at: [110, 20] });
    expect(
      state.board.steps.flatMap(({ moves }) => moves.flatMap(({ piece, to }) => [piece, to])),
    ).not.toContain('2');
  });

  it('replaces the run of a player, not the pass', () => {
    const state = after(
      overlap,
      { type: 'set-move', step: '1', move: { piece: '8', path: [[200, 0]] } },
      {
        type: 'set-move',
        step: '1',
        move: { piece: '8', kind: 'block', path: [[210, 0]] },
      },
    );
    expect(stepOf(state, '1')?.moves.filter(({ piece }) => piece === '8')).toEqual([
      { kind: 'pass', piece: '8', to: '7' },
      { kind: 'block', piece: '8', path: [[210, 0]] },
    ]);
    const without = edit(state, { type: 'remove-move', step: '1', move: { piece: '8' } });
    expect(stepOf(without, '1')?.moves).toEqual(overlap.steps[0]?.moves);
  });

  it('lines up again: players with the same number keep their moves, others are replaced', () => {
    const state = after(overlap, {
      type: 'line-up',
      kind: 'us',
      players: [
        { kind: 'us', number: '2', at: [0, 300] },
        { kind: 'us', number: '20', at: [0, 0] },
      ],
    });
    expect(pieceOf(state, '2')?.at).toEqual([0, 300]);
    expect(state.board.pieces.filter(({ kind }) => kind === 'us').map(({ number }) => number)).toEqual([
      '2',
      '20',
    ]);
    expect(stepOf(state, '2')?.moves.map(({ piece }) => piece)).toEqual(['2', 'x3']);
    expect(state.board.pieces.filter(({ kind }) => kind === 'them')).toHaveLength(6);
  });

  it('has its steps in another order, or fewer of them', () => {
    const moved = after(overlap, { type: 'move-step', id: '5', to: 0 });
    expect(moved.board.steps.map(({ id }) => id)).toEqual(['5', '1', '2', '3', '4']);
    expect(edit(moved, { type: 'remove-step', id: '5' }).board.steps).toHaveLength(4);
  });

  it('stays as it is if an edit would exceed a limit or changes nothing', () => {
    const state = startEditing(overlap, 0);
    const cones = Array.from({ length: 60 }, () => ({ kind: 'cone', at: [0, 0] }) as const);
    expect(edit(state, { type: 'add-pieces', pieces: cones })).toBe(state);
    expect(
      edit(state, { type: 'change-step', id: '1', change: { caption: overlap.steps[0]?.caption } }),
    ).toBe(state);
    expect(edit(state, { type: 'change-piece', id: 'b', change: { holder: 'nobo' } })).toBe(state);
  });

  it('undoes letters of one field together', () => {
    let state = startEditing(overlap, 0);
    for (const caption of ['G', 'Go', 'Go!'])
      state = edit(state, { type: 'change-step', id: '1', change: { caption } }, 'caption 1');
    expect(stepOf(state, '1')?.caption).toBe('Go!');
    expect(undo(state).board).toBe(overlap);
    const next = edit(undo(state), { type: 'change-step', id: '1', change: { caption: 'x' } }, 'caption 1');
    expect(undo(next).board).toBe(overlap);
  });

  it('can be redone until it is edited again', () => {
    const state = after(overlap, { type: 'remove-step', id: '5' });
    expect(redo(undo(state)).board).toBe(state.board);
    expect(redo(edit(undo(state), { type: 'remove-step', id: '4' })).board.steps).toHaveLength(4);
    expect(undo(startEditing(overlap, 0)).board).toBe(overlap);
  });

  it('remembers the last 200 edits', () => {
    let state = startEditing(overlap, 0);
    for (let x = 0; x < 250; x++)
      state = edit(state, { type: 'place-pieces', spots: [{ id: '2', at: [x, 5] }] });
    for (let count = 0; count < 250; count++) state = undo(state);
    expect(pieceOf(state, '2')?.at).toEqual([49, 5]);
  });
});

/** An edit whose targets are chosen among the pieces and steps of the board by a share. */
const share = fc.double({ min: 0, max: 0.999, noNaN: true });
const randomEdit = fc.record({
  type: fc.constantFrom<Edit['type']>(
    ...(['add-pieces', 'change-piece', 'place-pieces', 'remove-pieces', 'line-up', 'add-step'] as const),
    ...([
      'change-step',
      'move-step',
      'remove-step',
      'set-move',
      'remove-move',
      'change-view',
      'replace',
    ] as const),
  ),
  piece: share,
  other: share,
  step: share,
  kind: fc.constantFrom(...moveKinds),
  path: fc.array(randomSpot, { minLength: 1, maxLength: 14 }),
  text: fc.string({ maxLength: 30, unit: 'binary' }),
  isPass: fc.boolean(),
});

function toEdit({ board }: BoardEditing, seed: ReturnType<typeof randomEdit.generate>['value_']): Edit {
  const pick = <T>(list: readonly T[], at: number) => list[Math.floor(at * list.length)];
  const piece: Piece = pick(board.pieces, seed.piece) ?? { id: 'none', kind: 'us', at: [0, 0] };
  const other = pick(board.pieces, seed.other)?.id;
  const step = pick(board.steps, seed.step)?.id ?? 'none';
  const at = seed.path[0] ?? [0, 0];
  const move: Move = {
    piece: piece.id,
    kind: seed.kind,
    path: seed.path,
    to: seed.isPass ? other : undefined,
  };
  const table: { [T in Edit['type']]: Extract<Edit, { type: T }> } = {
    'add-pieces': {
      type: 'add-pieces',
      pieces: [{ kind: seed.isPass ? 'us' : 'ball', at, number: seed.text }],
    },
    'change-piece': { type: 'change-piece', id: piece.id, change: { name: seed.text, holder: other } },
    'place-pieces': { type: 'place-pieces', spots: [{ id: piece.id, at }] },
    'remove-pieces': { type: 'remove-pieces', ids: [piece.id] },
    'line-up': {
      type: 'line-up',
      kind: 'us',
      players: seed.path.map((spot, index) => ({ kind: 'us', number: `${index}`, at: spot })),
    },
    'add-step': { type: 'add-step', after: step },
    'change-step': { type: 'change-step', id: step, change: { caption: seed.text, duration: 20 } },
    'move-step': { type: 'move-step', id: step, to: Math.floor(seed.other * 4) },
    'remove-step': { type: 'remove-step', id: step },
    'set-move': { type: 'set-move', step, move },
    'remove-move': { type: 'remove-move', step, move },
    'change-view': {
      type: 'change-view',
      change: { area: seed.isPass ? 'own' : undefined, players: 'shirts' },
    },
    replace: { type: 'replace', board: mirrored(board) },
  };
  return table[seed.type];
}

describe('any edits', () => {
  it('keep the board valid and in its one spelling, and undo returns through every state', () => {
    fc.assert(
      fc.property(randomBoard, fc.array(randomEdit, { maxLength: 25 }), share, (start, seeds, idSeed) => {
        let state = startEditing(start, idSeed);
        const states = [state.board];
        for (const seed of seeds) {
          const next = edit(state, toEdit(state, seed));
          if (next !== state) states.push(next.board);
          state = next;
          const json = writeBoard(state.board);
          const { board } = checkBoard(JSON.parse(json));
          expect(board && writeBoard(board)).toBe(json);
        }
        for (const expected of states.toReversed()) {
          expect(state.board).toBe(expected);
          state = undo(state);
        }
        for (const expected of states.slice(1)) {
          state = redo(state);
          expect(state.board).toBe(expected);
        }
      }),
      { numRuns: many(1200, 75) },
    );
  });
});

describe('a mirrored board', () => {
  it('exchanges left and right', () => {
    expect(mirrored(overlap).pieces[0]?.at).toEqual([60, -250]);
    expect(mirrored({ ...overlap, area: [0, -10, 30, 50] }).area).toEqual([0, -50, 30, 10]);
  });

  it('turned round is at the other end', () => {
    expect(turnedRound(overlap).pieces[0]?.at).toEqual([-60, -250]);
    expect(turnedRound(overlap).area).toBe('own');
  });

  it('is the same again when mirrored or turned twice, and valid', () => {
    fc.assert(
      fc.property(randomBoard, (board) => {
        for (const transform of [mirrored, turnedRound]) {
          expect(isSameBoard(transform(transform(board)), board)).toBe(true);
          expect(checkBoard(transform(board)).fault).toBeUndefined();
        }
      }),
      { numRuns: many(1200, 100) },
    );
  });
});

describe('the differences of two boards', () => {
  const compare = (...edits: Edit[]) => differences(overlap, after(overlap, ...edits).board);

  it.each<[string, Edit]>([
    ['8 (Okafor) starts 10 m forward.', { type: 'place-pieces', spots: [{ id: '8', at: [210, 20] }] }],
    ['2 starts slightly elsewhere.', { type: 'place-pieces', spots: [{ id: '2', at: [61, 250] }] }],
    ['Added a cone.', { type: 'add-pieces', pieces: [{ kind: 'cone', at: [0, 0] }] }],
    ['Removed opponent 1.', { type: 'remove-pieces', ids: ['x1'] }],
    ['9 is now 9 (Diaz).', { type: 'change-piece', id: '9', change: { name: 'Diaz' } }],
    ['10 has the ball at the start.', { type: 'change-piece', id: 'b', change: { holder: '10' } }],
    ['Another part of the pitch is shown.', { type: 'change-view', change: { area: undefined } }],
    ['Players are shown as shirts.', { type: 'change-view', change: { players: 'shirts' } }],
    ['Step 6 is new.', { type: 'add-step' }],
    ['Step 5 was removed.', { type: 'remove-step', id: '5' }],
    ['The steps have another order.', { type: 'move-step', id: '5', to: 0 }],
    ['Step 2 now reads “Go.”.', { type: 'change-step', id: '2', change: { caption: 'Go.' } }],
    ['Step 2 now takes 3 s.', { type: 'change-step', id: '2', change: { duration: 30 } }],
    [
      'Step 1: 8 (Okafor) passes to 10, 14 m forward and left. Before: 8 (Okafor) passes to 7, 18 m forward and right.',
      { type: 'set-move', step: '1', move: { piece: '8', kind: 'pass', to: '10' } },
    ],
    [
      'Step 1: 9 runs 10 m forward.',
      { type: 'set-move', step: '1', move: { piece: '9', path: [[410, -40]] } },
    ],
    ['Step 1, removed: 2 runs 16 m forward.', { type: 'remove-move', step: '1', move: { piece: '2' } }],
  ])('are said in words: %s', (sentence, change) => {
    expect(compare(change).words).toEqual([sentence]);
  });

  it('are drawn as ghosts: earlier places and earlier lines', () => {
    const { ghosts, pieces, steps } = compare(
      { type: 'place-pieces', spots: [{ id: '6', at: [0, 0] }] },
      { type: 'set-move', step: '2', move: { piece: '2', path: [[300, 300]] } },
    );
    expect(ghosts.pieces.map(({ id }) => id)).toEqual(['6']);
    expect(ghosts.lines.get('2')?.map(({ way }) => way.points.at(-1))).toEqual([[330, 300]]);
    expect([...pieces]).toEqual(['6']);
    expect([...steps]).toEqual(['2']);
  });

  it('are none between equal boards, and words exist for any two', () => {
    fc.assert(
      fc.property(randomBoard, randomBoard, (one, other) => {
        expect(differences(one, one).words).toEqual([]);
        expect(differences(one, one).ghosts.pieces).toEqual([]);
        for (const sentence of differences(one, other).words) expect(sentence).toMatch(/^.+\.$/s);
      }),
      { numRuns: many(1200, 75) },
    );
  });
});
