import { withoutCredentials } from '../../settings';
import { StartError } from '../process';
import { isUnreachable } from './failures';

/** Reports in one sentence why `DATABASE_URL` is not usable, without its password. */
export const databaseUrlError = (url: string, expected: string, reason: string) =>
  new StartError(`DATABASE_URL: "${withoutCredentials(url)}" given, ${expected} expected (${reason}).`);

export const unreachableError = (url: string, error: unknown) =>
  databaseUrlError(url, 'a PostgreSQL that can be reached', reasonOf(error));

export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  return message === '' || isUnreachable(error) ? 'nothing answers there' : message;
}
