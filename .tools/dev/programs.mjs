import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env } from 'node:process';

const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/usr/sbin'].filter(
  Boolean,
);

/**
 * Returns the path of the first of these programs that is installed; undefined if none is.
 * @param {string[]} names
 */
export function findProgram(...names) {
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
