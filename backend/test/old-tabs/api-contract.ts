import { calls, type Call } from '@touchline/contract';
import { apiSchema } from 'virtual:api-schema';
import type { ApiContract, CallShape } from './compatibility';

/**
 * The calls of this build by method and path, whatever they are called in the code, and what they carry. A path that answers in two
 * shapes has two calls: the one that requires a `view` is named with it.
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

/** A field may be called `description` too; only a text describes. */
const withoutDescriptions = (key: string, value: unknown) =>
  key === 'description' && typeof value === 'string' ? undefined : value;
