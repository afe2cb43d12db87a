import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { boardSports, isPass, type Board, type Piece, type Spot } from './board';
import { many, randomBoard } from './boards.random';
import { checkBoard } from './check-board';
import { distance } from './curve';
import { filmOf } from './film';
import { samplePlays } from './sample-plays';
import { sceneOf, type SceneOptions } from './scene';
import type { Shape } from './shapes';
import { svgOf } from './svg';
import { viewOf } from './view';

vi.setConfig({ testTimeout: many(1_200_000, 60_000) });

const svg = (board: Board, options?: SceneOptions) => svgOf(sceneOf(board, options));
const empty = (more: Partial<Board> = {}): Board => ({
  v: 1,
  sport: 'soccer',
  pieces: [],
  steps: [],
  ...more,
});
const player = (id: string, more: Partial<Piece> = {}): Piece => ({
  id,
  kind: 'us',
  number: id,
  at: [0, 0],
  ...more,
});

/** Elements with their attributes: nothing that a strict content security policy forbids, and no style of a page applies to. */
const elements: Record<string, string> = {
  svg: 'xmlns viewBox data-surface fill text-anchor',
  g: 'data-part data-of data-id transform',
  path: 'data-f data-i stroke-width stroke-dasharray stroke-linecap stroke-linejoin d',
  circle: 'data-f data-i stroke-width cx cy r',
  rect: 'data-f data-i fill-opacity stroke-width stroke-dasharray x y width height rx',
  text: 'data-f data-i paint-order stroke-width x y font-size transform',
};

const foreignParts = (markup: string) =>
  [...markup.matchAll(/<([a-z]+)([^>]*)>/g)].flatMap(([, name = '', attributes = '']) => {
    const known = elements[name]?.split(' ') ?? [];
    const used = [...attributes.matchAll(/ ([\w-]+)="/g)].map(([, attribute = '']) => attribute);
    return used.filter((attribute) => !known.includes(attribute)).map((attribute) => `${name} ${attribute}`);
  });

describe('the markup of a board', () => {
  it('has neither styles nor elements that a strict content security policy forbids, whatever the board', () => {
    fc.assert(
      fc.property(randomBoard, fc.nat(6), fc.boolean(), (board, step, all) => {
        const markup = svg(board, { step, all });
        expect(markup).not.toMatch(/ style=| class=|NaN|Infinity|undefined/);
        expect(foreignParts(markup)).toEqual([]);
      }),
      { numRuns: many(1200, 50) },
    );
  });

  it('escapes names', () => {
    const markup = svg(empty({ pieces: [player('1', { name: '<script>"&\'' })] }));
    expect(markup).toContain('&lt;script&gt;&quot;&amp;&#39;');
    expect(markup).not.toContain('<script>');
  });

  it.each(boardSports)('takes at most 6 kB for the first step of %s, and 10 kB for all steps', (sport) => {
    // American football has 22 players and a line every five yards.
    expect(svg(samplePlays[sport]).length).toBeLessThan(sport === 'american-football' ? 7000 : 6000);
    expect(svg(samplePlays[sport], { all: true }).length).toBeLessThan(10_500);
  });

  it('leaves out marks outside of the shown area', () => {
    const circles = (area?: Board['area']) => svg(empty({ area })).match(/A91\.5/g)?.length;
    // The middle circle has two arcs, and each penalty area one.
    expect(circles()).toBe(4);
    expect(circles('half')).toBe(3);
  });
});

describe('samples', () => {
  it.each(boardSports)('the play of %s is valid', (sport) => {
    expect(checkBoard(samplePlays[sport])).toEqual({ board: samplePlays[sport] });
  });

  it.each(boardSports)('every move of the play of %s is drawn', (sport) => {
    const board = samplePlays[sport];
    const moves = board.steps.flatMap((step) => step.moves);
    expect(sceneOf(board, { all: true }).lines).toHaveLength(moves.length);
  });
});

describe('samples of rugby', () => {
  it.each(['rugby-union', 'rugby-league'] as const)('no pass of the play of %s goes forward', (sport) => {
    const passes = filmOf(samplePlays[sport])
      .steps.flatMap(({ lines }) => lines)
      .filter(({ move }) => isPass(move) && move.kind !== 'kick');
    expect(passes.length).toBeGreaterThan(3);
    const metresForward = ({ way: { points } }: (typeof passes)[number]) =>
      ((points.at(-1)?.[0] ?? 0) - (points[0]?.[0] ?? 0)) / 10;
    expect(passes.map(metresForward).filter((metres) => metres > 0)).toEqual([]);
  });
});

describe('a scene', () => {
  const board = samplePlays.soccer;
  const at = (step: number, id: string) => {
    const piece = sceneOf(board, { step, turn: 'right' }).pieces.find((each) => each.id === id);
    return [piece?.x, piece?.y];
  };

  it('shows every piece where it is as the step begins, and at the end after the last step', () => {
    expect(at(0, '7')).toEqual([190, 230]);
    expect(at(1, '7')).toEqual([225, 175]);
    const { ends } = filmOf(board);
    const last = board.pieces.findIndex(({ id }) => id === '9');
    expect(at(board.steps.length, '9')).toEqual(ends.spots[last]);
    expect(sceneOf(board, { step: board.steps.length }).lines).toEqual([]);
  });

  it('shows the last picture for a step that does not exist, and the first one for a negative one', () => {
    expect(svg(board, { step: 40 })).toBe(svg(board, { step: board.steps.length }));
    expect(svg(board, { step: -1 })).toBe(svg(board, { step: 0 }));
  });

  it('draws the ball beside its holder, above all players', () => {
    const { pieces, view } = sceneOf(board);
    const holder = pieces.find(({ id }) => id === '8');
    const ball = pieces.at(-1);
    expect(ball?.id).toBe('ball');
    const distance = Math.hypot((ball?.x ?? 0) - (holder?.x ?? 0), (ball?.y ?? 0) - (holder?.y ?? 0));
    expect(distance / view.unit).toBeGreaterThan(1);
    expect(distance / view.unit).toBeLessThan(1.4);
  });

  it('has our attack upwards in a half and to the right on a whole pitch, unless the board or the screen turns it', () => {
    expect(sceneOf(empty({ area: 'half' })).view.turn).toBe('up');
    expect(sceneOf(empty()).view.turn).toBe('right');
    expect(sceneOf(empty({ turn: 'up' })).view.turn).toBe('up');
    expect(sceneOf(empty({ turn: 'up' }), { turn: 'right' }).view.turn).toBe('right');
    const up = sceneOf(empty({ turn: 'up', pieces: [player('1', { at: [300, 100] })] })).pieces[0];
    expect([up?.x, up?.y]).toEqual([100, -300]);
  });

  it('draws opponents in another shape than our players, and our goalkeeper in another colour', () => {
    const pieces = [player('1', { position: 'GK' }), player('2'), player('3', { kind: 'them' })];
    const bodies = Object.fromEntries(
      sceneOf(empty({ pieces })).pieces.map(({ id, shapes: [body] }) => [id, body]),
    );
    expect(bodies['1']).toMatchObject({ kind: 'circle', fill: 'keeper' });
    expect(bodies['2']).toMatchObject({ kind: 'circle', fill: 'us' });
    expect(bodies['3']).toMatchObject({ kind: 'rect', fill: 'them' });
  });
});

describe('lines', () => {
  const moved = (sport: Board['sport'], hasBall: boolean) => {
    const holder = hasBall ? { holder: '1' } : {};
    const pieces: Piece[] = [player('1'), { id: 'b', kind: 'ball', at: [300, 0], ...holder }];
    const board = empty({ sport, pieces, steps: [{ id: '1', moves: [{ piece: '1', path: [[200, 0]] }] }] });
    return sceneOf(board).lines[0]?.shapes[0];
  };
  const isWave = (shape: ReturnType<typeof moved>) => shape?.kind === 'path' && shape.d.includes('Q');

  it.each([
    ['soccer', true],
    ['basketball', true],
    ['ice-hockey', true],
    ['rugby-union', false],
    ['american-football', false],
    ['baseball', false],
  ] as const)('a run with the ball is a wave in %s: %s', (sport, expected) => {
    expect(isWave(moved(sport, true))).toBe(expected);
    expect(isWave(moved(sport, false))).toBe(false);
  });

  it('a run that ends under its own player is drawn beyond the player', () => {
    const board = empty({
      pieces: [player('1')],
      steps: [{ id: '1', moves: [{ piece: '1', path: [[5, 0]] }] }],
    });
    const { lines, view } = sceneOf(board);
    const [, head] = lines[0]?.shapes ?? [];
    const tip = head?.kind === 'path' ? Number(/M([-\d.]+)/.exec(head.d)?.[1]) : 0;
    expect(tip / view.unit).toBeGreaterThan(1.9);
  });

  it.each([0.2, 1, 2, 2.5, 3, 3.4, 5])(
    'the head and the line of a pass to a player %d radii away are seen beside both players',
    (radii) => {
      const { unit } = viewOf(empty());
      for (const [x, y] of [
        [1, 0],
        [0, -1],
        [-0.6, 0.8],
      ] as const) {
        const to: Spot = [Math.round(x * radii * unit), Math.round(y * radii * unit)];
        const pieces: Piece[] = [
          player('1'),
          player('2', { at: to }),
          { id: 'b', kind: 'ball', at: [0, 0], holder: '1' },
        ];
        const steps = [{ id: '1', moves: [{ piece: '1', kind: 'pass', to: '2' } as const] }];
        const [body, head] = sceneOf(empty({ pieces, steps })).lines[0]?.shapes ?? [];
        const pointsOf = (shape: Shape | undefined): Spot[] =>
          shape?.kind === 'path'
            ? Array.from(shape.d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g), ([, left, top]) => [
                Number(left),
                Number(top),
              ])
            : [];
        const nearest = (spots: readonly Spot[]) =>
          Math.min(...spots.flatMap((spot) => [distance(spot, [0, 0]), distance(spot, to)])) / unit;
        expect(nearest(pointsOf(head))).toBeGreaterThan(0.99);
        expect(nearest(pointsOf(body))).toBeGreaterThan(0.9);
        expect(distance(pointsOf(body)[0]!, pointsOf(head)[0]!) / unit).toBeGreaterThan(0.8);
      }
    },
  );

  it('a kick that lands beside its own player is drawn beyond the player', () => {
    const pieces: Piece[] = [player('1'), { id: 'b', kind: 'ball', at: [0, 0], holder: '1' }];
    const steps = [{ id: '1', moves: [{ piece: '1', kind: 'kick', path: [[5, 0]] } as const] }];
    const { lines, view } = sceneOf(empty({ pieces, steps }));
    const [, head] = lines[0]?.shapes ?? [];
    const tip = head?.kind === 'path' ? Number(/M([-\d.]+)/.exec(head.d)?.[1]) : 0;
    expect(tip / view.unit).toBeGreaterThan(1.9);
  });

  it('a pass of a player without a ball is not drawn', () => {
    const pass = { piece: '1', kind: 'pass', to: '2' } as const;
    const pieces = [player('1'), player('2', { at: [200, 0] })];
    expect(sceneOf(empty({ pieces, steps: [{ id: '1', moves: [pass] }] })).lines).toEqual([]);
  });
});
