import { Accounts } from '../src/modules/auth';
import type { CurrentUser } from '../src/platform/http';
import { Database } from '../src/platform/database';
import { Passwords } from '../src/platform/passwords';
import { demoPassword, people, signIns } from './club';
import type { App } from './app';

/** Returns a user of the club by username, or one of the four sign-ins by role. */
export type Cast = (name: string) => CurrentUser;

/**
 * Creates the users. They share one password hash: hashing thirty times would take most of the time. Accounts are inactive
 * until the club is complete, so a seed that was killed is recognised by its inactive accounts.
 */
export async function seedPeople(app: App): Promise<Cast> {
  const passwordHash = await app.get(Passwords).hash(demoPassword);
  const accounts = app.get(Accounts);
  const actors = await app.get(Database).transaction(async (tx) => {
    const made: [string, CurrentUser][] = [];
    for (const person of people) {
      const row = await accounts.create(tx, { ...person, passwordHash });
      made.push([row.username, { userId: row.id, accountRole: person.role, sessionId: 0, tab: null }]);
    }
    await tx.query('update users set is_active = false', []);
    return new Map(made);
  });
  return (name) => {
    const actor = actors.get(signIns[name] ?? name);
    if (!actor) throw new Error(`No user of the demo club is named ${name}`);
    return actor;
  };
}
