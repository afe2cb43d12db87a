import { withoutCredentials } from '../../settings';
import { StartError } from '../process';
import { isUnreachable } from './failures';

/** Why the database that was named will not do, in one sentence without its password. */
export const unusable = (url: string, expected: string, reason: string) =>
  new StartError(`DATABASE_URL: "${withoutCredentials(url)}" given, ${expected} expected (${reason}).`);

export const outOfReach = (url: string, error: unknown) =>
  unusable(url, 'a PostgreSQL that can be reached', reasonOf(error));

export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  return message === '' || isUnreachable(error) ? 'nothing answers there' : message;
}
