import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What the server had already asked for when it drew the first view, as the app keeps it: keys and data. */
export type FirstAnswer = readonly (readonly [QueryKey, unknown])[];

export function firstAnswerOf(queries: QueryClient): FirstAnswer {
  const known = queries.getQueryCache().findAll({ predicate: ({ state }) => state.data !== undefined });
  return known.map(({ queryKey, state }) => [queryKey, state.data]);
}

/** Puts where the app looks for it what came with the document, if anything did. */
export function keepFirstAnswer(queries: QueryClient): void {
  const text = document.getElementById('first-answer')?.textContent;
  const known = text ? (JSON.parse(text) as FirstAnswer) : [];
  for (const [key, data] of known) queries.setQueryData(key, data);
}
