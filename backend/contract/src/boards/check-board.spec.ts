import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Board } from './board';
import { boardSamples } from './board-samples';
import { many, randomBoard } from './boards.random';
import { checkBoard, isSameBoard, parseBoard, writeBoard } from './check-board';

// Properties take seconds on a busy machine.
vi.setConfig({ testTimeout: many(1_200_000, 60_000) });

const base = {
  v: 1,
  sport: 'soccer',
  pieces: [
    { id: '8', kind: 'us', at: [0, 0] },
    { id: '7', kind: 'us', at: [100, 50] },
    { id: 'b', kind: 'ball', at: [0, 0], holder: '8' },
  ],
  steps: [{ id: '1', moves: [{ piece: '8', kind: 'pass', to: '7' }] }],
};
const withMove = (move: object) => ({ ...base, steps: [{ id: '1', moves: [move] }] });
const withPiece = (piece: object) => ({ ...base, pieces: [...base.pieces, piece] });
const text = (value: unknown) => {
  const { board } = checkBoard(value);
  return board && writeBoard(board);
};

describe('a board', () => {
  it.each(Object.entries(boardSamples))('is read and written without a change: %s', (_, sample) => {
    expect(checkBoard(sample).fault).toBeUndefined();
    expect(text(sample)).toBe(writeBoard(sample));
  });

  it('has one spelling, whatever the order of its fields', () => {
    const shuffled = { steps: base.steps, pieces: base.pieces, sport: 'soccer', v: 1 };
    expect(text(shuffled)).toBe(text(base));
  });

  it.each([
    ['a run', { piece: '8', kind: 'run', path: [[1, 2]] }, { piece: '8', path: [[1, 2]] }],
    ['no corners', { piece: '8', path: [[1, 2]], sharp: false }, { piece: '8', path: [[1, 2]] }],
    ['an empty path', { piece: '8', kind: 'pass', to: '7', path: [] }, { piece: '8', kind: 'pass', to: '7' }],
    ['null', { piece: '8', path: [[1, 2]], delay: null }, { piece: '8', path: [[1, 2]] }],
    ['parts of a metre', { piece: '8', path: [[1.4, -0.2]] }, { piece: '8', path: [[1, 0]] }],
    ['unknown fields', { piece: '8', path: [[1, 2]], speed: 9 }, { piece: '8', path: [[1, 2]] }],
    ['a receiver of a run', { piece: '8', path: [[1, 2]], to: '7' }, { piece: '8', path: [[1, 2]] }],
  ])('is written without %s', (_, given, kept) => {
    expect(text(withMove(given))).toBe(text(withMove(kept)));
  });

  it('has texts without characters that show nothing or reorder others', () => {
    const name = 'Oka\u0000for \u202eevil\ud800  \u200b';
    const { board } = checkBoard(withPiece({ id: '9', kind: 'us', at: [0, 0], name }));
    expect(board?.pieces.at(-1)?.name).toBe('Oka for evil');
  });

  it('keeps the joiners that Persian and emoji need', () => {
    const name = 'می\u200cخواهم 👩\u200d👩\u200d👧';
    const { board } = checkBoard(withPiece({ id: '9', kind: 'us', at: [0, 0], name }));
    expect(board?.pieces.at(-1)?.name).toBe(name);
  });

  it('counts characters, not units', () => {
    const named = (name: string) => checkBoard(withPiece({ id: '9', kind: 'us', at: [0, 0], name }));
    expect(named('🏉'.repeat(24)).fault).toBeUndefined();
    expect(named('🏉'.repeat(25)).fault).toBe('pieces.3.name: at most 24 characters');
  });

  it.each([
    [null, 'The board must be an object'],
    ['soccer', 'The board must be an object'],
    [{ ...base, v: 2 }, 'v: must be 1'],
    [{ ...base, sport: 'chess' }, 'sport: is unknown'],
    [{ ...base, area: [0, 0, 5, 5] }, 'area: must be half, own, or a box of at least one metre'],
    [{ ...base, pieces: {} }, 'pieces: must be a list'],
    [withPiece({ id: '8', kind: 'us', at: [0, 0] }), 'pieces.3.id: is used twice'],
    [withPiece({ id: 'ABC', kind: 'us', at: [0, 0] }), 'pieces.3.id: must be one to four letters or digits'],
    [withPiece({ id: '9', kind: 'us', at: [0] }), 'pieces.3.at: must be a number from -2000 to 2000'],
    [withPiece({ id: '9', kind: 'us', at: [0, 2001] }), 'pieces.3.at: must be a number from -2000 to 2000'],
    [withPiece({ id: '9', kind: 'ball', at: [0, 0], holder: 'b' }), 'pieces.3.holder: no player has this id'],
    [withPiece({ id: '9', kind: 'zone', at: [0, 0], size: [0, 90] }), 'pieces.3.size: at least one metre'],
    [withMove({ piece: 'b', path: [[1, 2]] }), 'steps.0.moves.0.piece: refers to no such piece'],
    [withMove({ piece: '8' }), 'steps.0.moves.0.path: must have an end'],
    [withMove({ piece: '8', kind: 'pass', to: '8' }), 'steps.0.moves.0.to: refers to no such piece'],
    [withMove({ piece: '8', kind: 'fly', to: '7' }), 'steps.0.moves.0.kind: is unknown'],
    [
      withMove({ piece: '8', path: [[0, 1]], picksUp: '7' }),
      'steps.0.moves.0.picksUp: refers to no such piece',
    ],
    [
      { ...base, steps: [{ id: '1', moves: [base.steps[0]?.moves[0], base.steps[0]?.moves[0]] }] },
      'steps.0.moves.1: a player runs once and passes once a step',
    ],
    [{ ...base, steps: [base.steps[0], base.steps[0]] }, 'steps.1.id: is used twice'],
    [
      { ...base, steps: [{ id: '1', duration: 1, moves: [] }] },
      'steps.0.duration: must be a number from 2 to 100',
    ],
  ])('is refused with the field and the reason: %j', (value, fault) => {
    expect(checkBoard(value).fault).toBe(fault);
  });

  it('is refused beyond 20,000 bytes, in which a letter counts as its bytes', () => {
    const step = (letter: string, index: number) => ({
      id: index.toString(36),
      caption: letter.repeat(200),
      moves: [],
    });
    const steps = (letter: string) => Array.from({ length: 40 }, (_, index) => step(letter, index));
    expect(checkBoard({ ...base, steps: steps('a') }).fault).toBeUndefined();
    expect(checkBoard({ ...base, steps: steps('戦') }).fault).toBe('The board is too large');
  });

  it('is read and written without a change, whatever it contains', () => {
    fc.assert(
      fc.property(randomBoard, (board) => {
        const json = writeBoard(board);
        const again = parseBoard(json);
        expect(again.fault).toBeUndefined();
        expect(again.board && writeBoard(again.board)).toBe(json);
        expect(isSameBoard(board, again.board as Board)).toBe(true);
      }),
      { numRuns: many(1200, 300) },
    );
  });
});

describe('hostile input', () => {
  const ring: Record<string, unknown> = { ...base };
  ring.pieces = [ring, ring];
  ring.steps = ring;
  const { proxy: revoked, revoke } = Proxy.revocable([], {});
  revoke();
  const sparse: unknown[] = [];
  sparse[2] = { id: '1', kind: 'us', at: [0, 0] };

  it.each<[string, unknown]>([
    ['a ring', ring],
    ['a revoked proxy', { ...base, pieces: revoked }],
    [
      'a getter that throws',
      {
        ...base,
        get steps(): never {
          throw new TypeError('no');
        },
      },
    ],
    [
      'a proxy that throws',
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('no');
          },
        },
      ),
    ],
    ['a sparse array', { ...base, pieces: sparse }],
    ['a list of great length', { ...base, steps: { length: 1e9 } }],
    ['an array of great length', { ...base, steps: new Array(1e7) }],
    ['a number object', { ...base, pieces: [{ id: '1', kind: 'us', at: [new Number(1), 1] }] }],
    ['a symbol', { ...base, sport: Symbol('soccer') }],
    ['a bigint', { ...base, v: 1n }],
  ])('is refused, not thrown: %s', (_, value) => {
    expect(checkBoard(value).fault).toMatch(/./);
  });

  it('never reaches the prototype of the board', () => {
    const { board } = parseBoard(
      `{"__proto__":{"turn":"up"},"constructor":1,${JSON.stringify(base).slice(1)}`,
    );
    expect(Object.getPrototypeOf(board)).toBe(Object.prototype);
    expect(board?.turn).toBeUndefined();
  });

  it.each([
    ['brackets', '['.repeat(50_000)],
    ['objects', '{"a":'.repeat(15_000)],
    ['nothing', ''],
    ['null', 'null'],
    ['a brace', '{'],
    ['spaces', ' '.repeat(100_000)],
  ])('is refused as JSON, not thrown: %s', (_, json) => {
    expect(parseBoard(json).fault).toMatch(/./);
  });

  const anything = fc.anything({
    withSparseArray: true,
    withNullPrototype: true,
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSet: true,
    withTypedArray: true,
    withBoxedValues: true,
    maxDepth: 4,
  });

  it('is answered with a short sentence', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const { fault } = checkBoard(value);
        expect(fault).toMatch(/^.{1,119}$/);
      }),
      { numRuns: many(24_000, 2000) },
    );
  });

  it('that replaces any part of a board gives a board within its limits or a short sentence', () => {
    const hostile = fc.oneof(anything, fc.string({ unit: 'binary' }), fc.double(), fc.constant('__proto__'));
    fc.assert(
      fc.property(randomBoard, fc.nat(), hostile, (board, at, value) => {
        const copy: unknown = JSON.parse(writeBoard(board));
        replacePart(copy, at, value);
        const checked = checkBoard(copy);
        if (!checked.board) {
          expect(checked.fault).toMatch(/^.{1,119}$/);
          return;
        }
        const json = writeBoard(checked.board);
        expect(encodeURIComponent(json).replace(/%../g, '.').length).toBeLessThanOrEqual(20_000);
        expect(parseBoard(json).board).toEqual(checked.board);
      }),
      { numRuns: many(12_000, 200) },
    );
  });
});

/** Replaces one value of a tree, counted from the start. */
function replacePart(root: unknown, at: number, value: unknown): void {
  const parts: [owner: Record<string, unknown>, key: string][] = [];
  const visit = (owner: unknown) => {
    if (typeof owner !== 'object' || owner === null) return;
    for (const key of Object.keys(owner)) {
      parts.push([owner as Record<string, unknown>, key]);
      visit((owner as Record<string, unknown>)[key]);
    }
  };
  visit(root);
  const [owner, key] = parts[at % parts.length] ?? [];
  if (owner && key) owner[key] = value;
}
