import { describe, expect, it } from 'vitest';
import { boardSports } from '../board';
import { extents } from '../pitches/extents';
import { formations, placed } from '.';

const all = boardSports.flatMap((sport) =>
  formations[sport].map((formation) => ({ sport, formation, title: `${sport}, ${formation.name}` })),
);

it('22 formations are offered, at least one for each sport', () => {
  expect(all).toHaveLength(22);
  for (const sport of boardSports) expect(formations[sport].length).toBeGreaterThan(0);
});

describe.each(all)('$title', ({ sport, formation }) => {
  it.each(['us', 'them'] as const)('places every player of %s on the pitch', (kind) => {
    const [left, top, right, bottom] = extents[sport].whole;
    for (const { at } of placed(formation, kind)) {
      expect(at[0]).toBeGreaterThan(left);
      expect(at[0]).toBeLessThan(right);
      expect(at[1]).toBeGreaterThan(top);
      expect(at[1]).toBeLessThan(bottom);
      expect(at.every(Number.isInteger)).toBe(true);
    }
  });

  it('has players apart from each other, each with a label of its own', () => {
    const players = placed(formation, 'us');
    for (const [index, { at }] of players.entries())
      for (const { at: next } of players.slice(index + 1))
        expect(Math.hypot(at[0] - next[0], at[1] - next[1])).toBeGreaterThanOrEqual(16);
    const labels = players.map(({ number, position }) => number ?? position);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('gives the ball to one of its players', () => {
    expect(formation.players.map(([label]) => label)).toContain(formation.ball);
  });
});

it('opponents stand turned by half, so that their right back is on their right', () => {
  const [formation] = formations.soccer;
  const rightBack = (kind: 'us' | 'them') =>
    formation && placed(formation, kind).find(({ position }) => position === 'RB')?.at;
  expect(rightBack('us')).toEqual([-260, 240]);
  expect(rightBack('them')).toEqual([260, -240]);
});

it('opponents in a lineout face us at the same side line', () => {
  const lineout = formations['rugby-union'].find(({ name }) => name.startsWith('Lineout'));
  const jumper = (kind: 'us' | 'them') =>
    lineout && placed(lineout, kind).find(({ number }) => number === '5')?.at;
  expect(jumper('us')).toEqual([-17, 214]);
  expect(jumper('them')).toEqual([17, 214]);
});

it('opponents in the field of baseball are at the places of our fielders', () => {
  const [field] = formations.baseball;
  expect(field && placed(field, 'them').map(({ at }) => at)).toEqual(
    field && placed(field, 'us').map(({ at }) => at),
  );
});
