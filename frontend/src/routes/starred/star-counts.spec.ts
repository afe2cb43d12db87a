import { describe, expect, it } from 'vitest';
import { starCounts } from './star-counts';

const counts = [
  { teamId: 1, pages: 2, plays: 1 },
  { teamId: 2, pages: 0, plays: 3 },
];

describe('the chips of the starred list', () => {
  it('count the stars of each kind and team', () => {
    const { kinds, teams } = starCounts(counts, {});
    expect([...kinds]).toEqual([
      ['all', 6],
      ['page', 2],
      ['play', 4],
    ]);
    expect([...teams]).toEqual([
      [1, 3],
      [2, 3],
    ]);
  });

  it('count the kinds in the chosen team and the teams of the chosen kind', () => {
    const { kinds, teams } = starCounts(counts, { kind: 'play', team: 2 });
    expect([...kinds]).toEqual([
      ['all', 3],
      ['page', 0],
      ['play', 3],
    ]);
    expect([...teams]).toEqual([
      [1, 1],
      [2, 3],
    ]);
  });

  it('are left out while there is one choice only', () => {
    const { kinds, teams } = starCounts([{ teamId: 2, pages: 0, plays: 3 }], {});
    expect(kinds.size).toBe(0);
    expect(teams.size).toBe(0);
  });

  it('keep a chosen kind and team that no star is left of', () => {
    const { kinds, teams } = starCounts([], { kind: 'page', team: 7 });
    expect([...kinds]).toEqual([
      ['all', 0],
      ['page', 0],
    ]);
    expect([...teams]).toEqual([[7, 0]]);
  });
});
