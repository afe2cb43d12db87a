import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError } from '../shared/api-error';
import { isKnownMissing } from '../shared/missing';

/** What the server was answered when it drew the first view, as the app keeps it: data by key, and what does not exist. */
export interface FirstAnswer {
  data: readonly (readonly [QueryKey, unknown])[];
  missing: readonly (readonly [QueryKey, body: string])[];
}

export function firstAnswerOf(queries: QueryClient): FirstAnswer {
  const all = queries.getQueryCache().getAll();
  const known = all.filter(({ state }) => state.data !== undefined);
  return {
    data: known.map(({ queryKey, state }) => [queryKey, state.data]),
    missing: all.filter(isKnownMissing).map(({ queryKey, state }) => [queryKey, bodyOf(state.error)]),
  };
}

const bodyOf = (error: unknown) => (error instanceof ApiError ? JSON.stringify(error.body ?? null) : 'null');

/** Puts where the app looks for it what came with the document, if anything did. */
export function keepFirstAnswer(queries: QueryClient): void {
  const text = document.getElementById('first-answer')?.textContent;
  if (!text) return;
  const { data, missing } = JSON.parse(text) as FirstAnswer;
  for (const [key, value] of data) queries.setQueryData(key, value);
  for (const [queryKey, body] of missing) {
    const query = queries.getQueryCache().build(queries, { queryKey });
    query.setState({ status: 'error', error: new ApiError(404, body), errorUpdatedAt: Date.now() });
  }
}
