import { beforeEach, expect, it, vi } from 'vitest';
import { keptDrafts } from './kept-draft';
import { openDraft } from './page-draft';

const page = {
  id: 7,
  teamId: 1,
  title: 'Lineout calls',
  content: '<p>Falcon</p>',
  tags: ['attack'],
  categoryId: null,
  isStarred: false,
  views: 3,
  version: 4,
  createdBy: 2,
  creator: { username: 'coach' },
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
};

beforeEach(() => localStorage.clear());

it('keeps unsaved work with the version it was made on, for its writer only', () => {
  keptDrafts.keep(1, openDraft(page));
  expect(keptDrafts.find(1, 7)).toEqual({
    values: { title: 'Lineout calls', content: '<p>Falcon</p>', tags: ['attack'] },
    version: 4,
  });
  expect(keptDrafts.find(2, 7)).toBeUndefined();
});

it('has nothing once it is forgotten', () => {
  keptDrafts.keep(1, openDraft(page));
  keptDrafts.forget(1, 7);
  expect(keptDrafts.find(1, 7)).toBeUndefined();
});

it('goes on without a word when the browser has no room', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keptDrafts.keep(1, openDraft(page))).not.toThrow();
  full.mockRestore();
});
