import { savingTexts } from '@touchline/contract';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error';
import { isTransient, retryDelayMs, toSaveError } from './save-error';

const refused = (status: number, error = '') =>
  toSaveError(new ApiError(status, JSON.stringify({ error })), savingTexts);

describe('a save error', () => {
  it.each([
    [401, 'signedOut'],
    [403, 'forbidden'],
    [404, 'gone'],
    [413, 'tooLarge'],
    [429, 'busy'],
    [500, 'busy'],
    [503, 'busy'],
  ] as const)('has its own message for status %i', (status, kind) => {
    expect(refused(status, 'words of the server')).toEqual({ kind, message: savingTexts.saveTroubles[kind] });
  });

  it("has the server's message for any other status", () => {
    expect(refused(400, 'Pages can have up to 50 tags')).toEqual({
      kind: 'refused',
      message: 'Pages can have up to 50 tags',
    });
    expect(refused(400).message).toBe(savingTexts.saveFailed);
  });

  it('does not report a missing page if only its category is missing', () => {
    const body = { code: 'category_not_found', error: 'Category not found' };
    expect(toSaveError(new ApiError(404, JSON.stringify(body)), savingTexts).kind).toBe('refused');
  });

  it('is retried automatically only if it is transient', () => {
    expect(isTransient(toSaveError(new TypeError('Failed to fetch'), savingTexts))).toBe(true);
    expect(isTransient(refused(503))).toBe(true);
    expect([401, 403, 404, 413, 400].filter((status) => isTransient(refused(status)))).toEqual([]);
  });

  it('is retried with a backoff of up to a minute', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 50].map(retryDelayMs)).toEqual(
      [2, 5, 10, 20, 40, 60, 60, 60].map((seconds) => seconds * 1000),
    );
  });
});
