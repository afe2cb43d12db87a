import { useQueryClient, type QueryClient } from '@tanstack/react-query';

/** In the dehydrated queries of a document: when the server rendered it. */
const renderedAtKey = ['rendered-at'];

/** `at` in milliseconds. */
export const keepRenderTime = (queries: QueryClient, at: number) =>
  queries.setQueryData<number>(renderedAtKey, at);

/** Returns when the server rendered the document, in milliseconds; null where it did not. */
export const useRenderTime = (): number | null =>
  useQueryClient().getQueryData<number>(renderedAtKey) ?? null;
