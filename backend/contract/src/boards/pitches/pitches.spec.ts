import { describe, expect, it } from 'vitest';
import { boardSports } from '../board';
import { pitches } from '.';
import { extents } from './extents';

/** Length and width of the playing area in the rules of each sport, in metres; in-goal and end zones included. */
const measures: Record<string, [length: number, width: number]> = {
  soccer: [105, 68],
  'rugby-union': [120, 70],
  'rugby-league': [116, 68],
  'american-football': [109.728, 48.768],
  basketball: [28, 15],
  'field-hockey': [91.4, 55],
  'ice-hockey': [60, 30],
  volleyball: [18, 9],
  other: [40, 30],
};

const pointsOf = (path: string) =>
  [...path.matchAll(/[MLA]([^MLAZ]+)/g)].map(([, values = '']) => {
    const [x = NaN, y = NaN] = values.split(' ').slice(-2).map(Number);
    return [x, y] as const;
  });

describe.each(boardSports)('the pitch of %s', (sport) => {
  const pitch = pitches[sport];
  const { whole, half } = extents[sport];
  const paths = [...pitch.marks, ...(pitch.ticks ?? [])].flatMap((mark) => mark.paths);

  it('consists of paths that every painter can draw', () => {
    for (const path of paths) expect(path).toMatch(/^(M[-\d. ]+([LA][-\d. ]+)*Z?)+$/);
    for (const [x, y] of paths.flatMap(pointsOf)) expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
  });

  it('lies inside of the picture of the whole pitch', () => {
    const [left, top, right, bottom] = whole;
    for (const [x, y] of paths.flatMap(pointsOf)) {
      expect(x * 10).toBeGreaterThanOrEqual(left);
      expect(x * 10).toBeLessThanOrEqual(right);
      expect(y * 10).toBeGreaterThanOrEqual(top);
      expect(y * 10).toBeLessThanOrEqual(bottom);
    }
  });

  it('has a half inside of the whole', () => {
    const [left, top, right, bottom] = half;
    expect(left).toBeGreaterThan(whole[0] - 10);
    expect(right).toBeLessThanOrEqual(whole[2]);
    expect(top).toBeGreaterThanOrEqual(whole[1]);
    expect(bottom).toBeLessThanOrEqual(whole[3]);
  });
});

it.each(Object.entries(measures))(
  'the playing area of %s has the measures of its rules: %j',
  (sport, [length, width]) => {
    const points = pitches[boardSports.find((name) => name === sport) ?? 'other'].marks
      .filter(({ kind }) => kind === 'line' || kind === 'bold')
      .flatMap(({ paths }) => paths.filter((path) => path.endsWith('Z')))
      .flatMap(pointsOf);
    expect(Math.max(...points.map(([x]) => x)) * 2).toBeCloseTo(length, 2);
    expect(Math.max(...points.map(([, y]) => y)) * 2).toBeCloseTo(width, 2);
  },
);

it('baseball has its bases 27.43 m apart, and the fence at 99 m along the foul lines', () => {
  const [foulLine] = pathsOf('line').map(pointsOf);
  const [pole = origin, home = origin] = foulLine ?? [];
  expect(between(home, pole)).toBeCloseTo(99, 1);
  // The middle of a base is level with its first corner.
  const [first = origin, second = origin] = pathsOf('goal').map((bag): Point => {
    const [[x, y] = origin] = pointsOf(bag);
    return [x + 0.7, y];
  });
  expect(between(first, second)).toBeCloseTo(27.43, 2);
});

const pathsOf = (kind: string) => pitches.baseball.marks.find((mark) => mark.kind === kind)?.paths ?? [];
type Point = readonly [number, number];
const origin: Point = [0, 0];
const between = ([x, y]: Point, [toX, toY]: Point) => Math.hypot(toX - x, toY - y);
