import { describe, expect, it } from 'vitest';
import type { Figure } from './figures.mjs';
import { disturbed, missedGoals, table } from './words.mjs';

const figure = (values: Partial<Figure>): Figure => ({
  area: 'Server',
  what: 'page read',
  unit: '/s',
  median: 1000,
  lowest: 900,
  highest: 1100,
  ...values,
});
const cells = (...figures: Figure[]) =>
  table(figures, [])
    .split('\n')
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()));

describe('the table of figures', () => {
  it('shows a share of a reference as the median with the lowest and the highest round', () => {
    const [row] = cells(
      figure({ ratio: { median: 1.1, lowest: 1, highest: 1.2 }, limitRatio: { median: 0.5 } }),
    );
    expect(row?.slice(1, 8)).toEqual([
      'Server',
      'page read',
      '1000 /s',
      '900 to 1100',
      '',
      '1.1 (1 to 1.2)',
      '0.5',
    ]);
  });

  it('shows in the row of a figure which goal it misses', () => {
    const goals = [
      { of: 'ratio', least: 1 },
      { of: 'p99/p50', most: 3 },
    ];
    const [row] = cells(figure({ ratio: { median: 0.9 }, also: { 'p99/p50': 2 }, goals }));
    expect(row?.[8]).toBe('ratio ≥ 1 (missed), p99/p50 ≤ 3');
  });
});

describe('the lines below the table', () => {
  it('name a goal that the median of the rounds misses, and none that it meets', () => {
    const goals = [{ of: 'limitRatio', least: 0.5 }];
    const share = (median: number) => figure({ goals, limitRatio: { median, lowest: 0.4, highest: 0.6 } });
    expect(missedGoals([share(0.5)])).toEqual([]);
    expect(missedGoals([share(0.49)])).toEqual([
      'Server, page read: limitRatio ≥ 0.5, measured 0.49 (0.4 to 0.6)',
    ]);
  });

  it('name a figure that was measured while other processes used more than a tenth of the machine', () => {
    expect(disturbed([figure({}), figure({ also: { 'others %': 10 } })])).toEqual([]);
    expect(disturbed([figure({ also: { 'others %': 34 } })])).toEqual([
      'Server, page read: others used up to 34 % of the machine',
    ]);
  });
});
