import { useQueryClient, type QueryClient } from '@tanstack/react-query';

/** Query key of the render time in the dehydrated state. */
const renderedAtKey = ['rendered-at'];

/** Stores the time of rendering, in milliseconds. */
export const keepRenderTime = (queries: QueryClient, at: number) =>
  queries.setQueryData<number>(renderedAtKey, at);

/** Returns when the server rendered the document, in milliseconds; null if it did not. */
export const useRenderTime = (): number | null =>
  useQueryClient().getQueryData<number>(renderedAtKey) ?? null;
