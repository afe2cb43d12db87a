import { historyTexts, type Sitting } from '@touchline/contract';
import { expect, it } from 'vitest';
import { authorOf, baseOf, isSelected, sittingOf } from './selected-version';

const sitting = (changes: Partial<Sitting>): Sitting => ({
  firstVersion: 5,
  lastVersion: 9,
  baseVersion: 3,
  saves: 4,
  savedBy: null,
  firstSavedAt: '2026-11-27T10:02:10.000Z',
  lastSavedAt: '2026-11-27T10:40:50.000Z',
  words: null,
  ...changes,
});

it('a sitting is compared with the version that it started from', () => {
  expect(baseOf(sittingOf(sitting({})), [sitting({})])).toBe(3);
});

it('a sitting that created the page is compared with nothing', () => {
  const first = sitting({ firstVersion: 1, baseVersion: null });
  expect(baseOf(sittingOf(first), [first])).toBeUndefined();
});

it('a single save is compared with the previous version, whatever its sitting', () => {
  expect(baseOf({ version: 9 }, [sitting({})])).toBe(8);
  expect(baseOf({ version: 1 }, [])).toBeUndefined();
});

it('a sitting that is not loaded is compared with the version before its first', () => {
  expect(baseOf({ version: 9, first: 5 }, [])).toBe(4);
});

it('a sitting with one save is selected as that save', () => {
  expect(sittingOf(sitting({ firstVersion: 9, saves: 1 }))).toEqual({ version: 9 });
});

it('a sitting with several saves is selected as a whole, not by its last save', () => {
  expect(isSelected({ version: 9, first: 5 }, sitting({}))).toBe(true);
  expect(isSelected({ version: 9 }, sitting({}))).toBe(false);
  expect(isSelected({ version: 9 }, sitting({ firstVersion: 9, saves: 1 }))).toBe(true);
});

it('an author is named by the display name, and by the username if a server of an earlier build sends no other', () => {
  expect(authorOf({ savedBy: { username: 'kerr', displayName: 'Daniel Kerr', avatar: null } })).toBe(
    'Daniel Kerr',
  );
  expect(authorOf({ savedBy: { username: 'kerr' } })).toBe('kerr');
  expect(authorOf({ savedBy: null })).toBe(historyTexts.unknownAuthor);
});

it.each([
  [{ added: 34, removed: 5 }, '34 words added, 5 removed'],
  [{ added: 1, removed: 0 }, '1 word added'],
  [{ added: 0, removed: 1 }, '1 word removed'],
  [{ added: 0, removed: 0 }, 'No words changed'],
])('%o words are shown as "%s"', (words, text) => {
  expect(historyTexts.words(words)).toBe(text);
});
