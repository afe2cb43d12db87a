import type { TeamSummary } from '@touchline/contract';
import { describe, expect, it } from 'vitest';
import { inKnownOrder, lastUsedTeam } from './session';

const team = (id: number, usedAt: string | null = null, rest: Partial<TeamSummary> = {}): TeamSummary => ({
  id,
  name: `Team ${id}`,
  sport: 'Hockey',
  description: null,
  backgroundImage: null,
  createdBy: null,
  teamAdminId: null,
  ageGroup: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  teamRole: 'player',
  memberCount: 1,
  coachCount: 0,
  isPinned: false,
  usedAt,
  ...rest,
});
const [early, late] = ['2026-11-26T08:00:00.000Z', '2026-11-27T08:00:00.000Z'];

describe('the team used last', () => {
  it('is the one with the latest use, whatever is pinned', () => {
    expect(lastUsedTeam([team(1, null, { isPinned: true }), team(2, early), team(3, late)])?.id).toBe(3);
  });

  it('is the first one before any use', () => {
    expect(lastUsedTeam([team(7), team(8)])?.id).toBe(7);
    expect(lastUsedTeam([])).toBeUndefined();
    expect(lastUsedTeam(undefined)).toBeUndefined();
  });
});

describe('a refetch of the teams', () => {
  it('keeps their order and last uses, and takes everything else from the response', () => {
    const known = [team(1, late), team(2, early)];
    const fresh = [team(2, late, { name: 'Renamed', isPinned: true }), team(1, early)];
    expect(inKnownOrder(fresh, known)).toEqual([
      team(1, late),
      team(2, early, { name: 'Renamed', isPinned: true }),
    ]);
  });

  it('drops teams that are gone, and adds new ones at the end', () => {
    expect(inKnownOrder([team(3), team(2)], [team(1), team(2)]).map(({ id }) => id)).toEqual([2, 3]);
  });

  it('has the order of the response the first time', () => {
    expect(inKnownOrder([team(2), team(1)]).map(({ id }) => id)).toEqual([2, 1]);
  });
});
