import { calls, type Call } from '@touchline/contract';
import { apiSchema } from 'virtual:api-schema';
import type { ApiContract, CallShape } from './compatibility';

/**
 * Returns the schemas of all calls of this build by method and path. A path with two response shapes has two calls: the one that
 * requires a `view` is named with it.
 */
export function apiContract(): ApiContract {
  const rows = Object.entries(calls).flatMap(([feature, table]) =>
    Object.entries<Call>(table).map(([name, { method, path }]): [string, CallShape] => {
      const { body, query, response: answer } = apiSchema.calls[`${feature}.${name}`] ?? {};
      return [`${method} ${path.replaceAll(/:\w+/g, ':')}${viewOf(query)}`, { body, query, answer }];
    }),
  );
  const contract = { calls: Object.fromEntries(rows), components: apiSchema.components };
  return JSON.parse(JSON.stringify(contract, withoutDescriptions)) as ApiContract;
}

function viewOf(query: CallShape['query']): string {
  const { required, properties } = apiSchema.components[query?.$ref?.split('/').at(-1) ?? ''] ?? query ?? {};
  const view = required?.includes('view') ? properties?.view?.enum?.[0] : undefined;
  return typeof view === 'string' ? `?view=${view}` : '';
}

/** Drops descriptions, which are strings; a field may also be named `description`. */
const withoutDescriptions = (key: string, value: unknown) =>
  key === 'description' && typeof value === 'string' ? undefined : value;
