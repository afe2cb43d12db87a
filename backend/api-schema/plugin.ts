import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type {} from 'vitest/config';
import { readCalls } from './read-calls.ts';

const contract = join(import.meta.dirname, '../contract/src');
const id = 'virtual:api-schema';

/** Provides the schemas of all calls at run time: `import { apiSchema } from 'virtual:api-schema'`. */
export function apiSchema(): Plugin {
  return {
    name: 'touchline-api-schema',
    /** Disables Vitest's cache for the schema, which depends on the files of the contract. */
    configureVitest: ({ experimental_defineCacheKeyGenerator }) =>
      experimental_defineCacheKeyGenerator(({ id: module }) => (module.includes(id) ? false : undefined)),
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      for (const file of readdirSync(contract, { recursive: true, encoding: 'utf8' })) {
        if (file.endsWith('.ts')) this.addWatchFile(join(contract, file));
      }
      return `export const apiSchema = ${JSON.stringify(readCalls(join(contract, 'index.ts')))};`;
    },
  };
}
