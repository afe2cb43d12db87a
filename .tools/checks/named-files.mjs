import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../dev/run.mjs';

const file = /`([\w./-]+\.(?:tsx?|[cm]js|json|conf|yml|md)|Dockerfile|\.dockerignore)`(?:\s+“([^”]+)”)?/g;

/**
 * The files that a page of docs names from the root, each with the title of a test where one follows in quotes.
 * @param {string} page
 */
export const namedFiles = (page) =>
  [...page.matchAll(file)].map(([, path = '', title]) => ({
    file: path,
    title: title?.replace(/\s+/g, ' '),
  }));

/**
 * Tells whether a file exists, and has the title where one was named.
 * @param {ReturnType<typeof namedFiles>[number]} named
 */
export function isThere({ file, title }) {
  const path = join(root, file);
  return existsSync(path) && (!title || readFileSync(path, 'utf8').replaceAll("\\'", "'").includes(title));
}
