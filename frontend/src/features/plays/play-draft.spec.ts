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
  createdBy: 1,
  creator: { username: 'coach' },
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
};

it('finds nothing to save in a play that was only opened', () => {
  expect(isChanged(valuesOf(play), valuesOf({ ...play }))).toBe(false);
  expect(isChanged(valuesOf(), valuesOf())).toBe(false);
});

it('sends what was changed and nothing else', () => {
  const before = valuesOf(play);
  const now = { ...before, tags: ['attack', 'lineout'], diagramUrl: null };
  expect(changesBetween(before, now)).toEqual({ tags: ['attack', 'lineout'], diagramUrl: null });
});

it('takes a field that was emptied for changed, and one that was never filled for empty', () => {
  const before = valuesOf(play);
  expect(before.description).toBe('');
  expect(changesBetween(before, { ...before, formation: '' })).toEqual({ formation: '' });
});
