import type { Play } from '@touchline/contract';
import { expect, it } from 'vitest';
import { changesBetween, isChanged, valuesOf } from './play-draft';

const play: Play = {
  id: 1,
  teamId: 1,
  categoryId: null,
  name: 'Lighthouse',
  description: null,
  content: '<p>Loop</p>',
  tags: ['attack'],
  formation: '4-3-3',
  diagramUrl: '/api/media/1/loop.png',
  isStarred: false,
  views: 3,
  version: 1,
  createdBy: 1,
  creator: { username: 'coach' },
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
};

it('a play that was only opened has no changes', () => {
  expect(isChanged(valuesOf(play), valuesOf({ ...play }))).toBe(false);
  expect(isChanged(valuesOf(), valuesOf())).toBe(false);
});

it('a save of a play contains only the changed values', () => {
  const before = valuesOf(play);
  const now = { ...before, tags: ['attack', 'lineout'], diagramUrl: null };
  expect(changesBetween(before, now)).toEqual({ tags: ['attack', 'lineout'], diagramUrl: null });
});

it('an emptied field counts as changed, a field that was never filled does not', () => {
  const before = valuesOf(play);
  expect(before.description).toBe('');
  expect(changesBetween(before, { ...before, formation: '' })).toEqual({ formation: '' });
});
