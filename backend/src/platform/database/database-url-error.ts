import { withoutCredentials } from '../../settings';
import { StartError } from '../process';
import { isUnreachable } from './failures';

/** Reports in one sentence why `DATABASE_URL`, or another setting, is not usable, without its password. */
export const databaseUrlError = (url: string, expected: string, reason: string, setting = 'DATABASE_URL') =>
  new StartError(`${setting}: "${withoutCredentials(url)}" given, ${expected} expected (${reason}).`);

export const unreachableError = (url: string, error: unknown, setting?: string) =>
  databaseUrlError(url, 'a PostgreSQL that can be reached', reasonOf(error), setting);

export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  return message === '' || isUnreachable(error) ? 'nothing answers there' : message;
}
