import { describe, expect, it } from 'vitest';
import type { Figure } from '../bench/figures.mjs';
import type { Machine } from '../bench/machine.mjs';
import { comparePerformance } from './performance.mjs';

const machine = {} as Machine;
const run = (...figures: Figure[]) => ({ server: { machine, figures } });
const figure = (what: string, values: Partial<Figure>): Figure => ({
  area: 'Server',
  what,
  unit: 'ms',
  median: 10,
  ...values,
});
const times = (...medians: number[]) => medians.map((median, place) => figure(`screen ${place}`, { median }));
const worse = (...args: Parameters<typeof comparePerformance>) =>
  comparePerformance(...args).worse.map(({ what, measure, factor }) => [what, measure, factor]);

describe('comparing two benchmark runs', () => {
  it('reports a figure that is further from its reference than before, whatever the machine', () => {
    const before = run(figure('save', { unit: '/s', median: 800, ratio: { median: 0.6 } }));
    expect(worse(before, run(figure('save', { unit: '/s', median: 2000, ratio: { median: 0.3 } })))).toEqual([
      ['Server, save', 'of the reference', 2],
    ]);
    expect(worse(before, run(figure('save', { unit: '/s', median: 100, ratio: { median: 0.5 } })))).toEqual(
      [],
    );
    expect(worse(before, run(figure('save', { unit: '/s', median: 100, ratio: { median: 1.2 } })))).toEqual(
      [],
    );
  });

  it('reports a figure that is further from the limit, also where it is as near to its reference', () => {
    const share = (limit: number) =>
      run(figure('page read', { unit: '/s', ratio: { median: 1 }, limitRatio: { median: limit } }));
    expect(worse(share(0.6), share(0.3))).toEqual([['Server, page read', 'of the limit', 2]]);
    expect(worse(share(0.6), share(0.5))).toEqual([]);
  });

  it('attributes a common slowdown to the machine, and reports only figures that are slower than the others', () => {
    const before = run(...times(10, 20, 30, 40, 50));
    expect(worse(before, run(...times(30, 60, 90, 120, 150)))).toEqual([]);
    expect(worse(before, run(...times(30, 60, 180, 120, 150)))).toEqual([
      ['Server, screen 2', 'ms, beside the others of the run', 2],
    ]);
  });

  it('reports a rate that fell relative to the others', () => {
    const rates = (...medians: number[]) =>
      run(...medians.map((median, place) => figure(`search ${place}`, { unit: '/s', median })));
    expect(worse(rates(100, 100, 100, 100, 100), rates(100, 25, 100, 100, 100))).toEqual([
      ['Server, search 1', '/s, beside the others of the run', 4],
    ]);
  });

  it('skips times when too few were measured, and reports that', () => {
    const { worse: found, notes } = comparePerformance(run(...times(1, 1)), run(...times(1, 9)));
    expect(found).toEqual([]);
    expect(notes).toEqual([expect.stringContaining('not compared, too few beside them')]);
  });

  it('compares kilobytes and megabytes absolutely', () => {
    const before = run(figure('sign-in', { also: { kB: 100, MB: 100 } }));
    expect(worse(before, run(figure('sign-in', { also: { kB: 104, MB: 125 } })))).toEqual([]);
    expect(worse(before, run(figure('sign-in', { also: { kB: 106, MB: 140 } })))).toEqual([
      ['Server, sign-in', 'kB', 1.06],
      ['Server, sign-in', 'MB', 1.4],
    ]);
    expect(
      worse(run(figure('warm', { also: { kB: 3 } })), run(figure('warm', { also: { kB: 3.5 } }))),
    ).toEqual([]);
  });

  it('reports growth with the number of pages', () => {
    const growth = (median: number) =>
      run(figure('search, from 1,000 pages to 100,000', { unit: 'times', median }));
    expect(worse(growth(1), growth(1.4))).toEqual([]);
    expect(worse(growth(1), growth(2))).toHaveLength(1);
  });

  it('lists figures that are no longer measured', () => {
    const { notes } = comparePerformance(run(...times(1)), run());
    expect(notes).toEqual(['server: no longer measured: Server, screen 0']);
  });

  it('skips a part that was never recorded', () => {
    expect(comparePerformance({}, run(...times(1, 2, 3, 4, 5))).worse).toEqual([]);
  });
});
