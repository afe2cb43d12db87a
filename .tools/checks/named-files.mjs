import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../dev/run.mjs';

const file = /`([\w./-]+\.(?:tsx?|[cm]js|json|conf|yml|md)|Dockerfile|\.dockerignore)`(?:\s+“([^”]+)”)?/g;

/**
 * Returns the files that a page of docs names, relative to the root, each with the test title that follows in
 * quotes, if any.
 * @param {string} page
 */
export const namedFiles = (page) =>
  [...page.matchAll(file)].map(([, path = '', title]) => ({
    file: path,
    title: title?.replace(/\s+/g, ' '),
  }));

/**
 * Returns true if the file exists and contains the title, if one is named.
 * @param {ReturnType<typeof namedFiles>[number]} named
 */
export function isThere({ file, title }) {
  const path = join(root, file);
  return existsSync(path) && (!title || readFileSync(path, 'utf8').replaceAll("\\'", "'").includes(title));
}
