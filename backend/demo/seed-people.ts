import { Accounts } from '../src/modules/auth';
import type { CurrentUser } from '../src/platform/http';
import { Database } from '../src/platform/database';
import { Passwords } from '../src/platform/passwords';
import { demoPassword, people, signIns } from './club';
import type { App } from './app';

/** The club's people by username, and the four who sign in by what they are. */
export type Cast = (name: string) => CurrentUser;

/**
 * One hash for all of them: hashing thirty times would be most of the seeding. Nobody can sign in until the club is
 * complete, so a seeding that was killed half-way is known by its closed accounts.
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
    if (!actor) throw new Error(`Nobody in the demo club is called ${name}`);
    return actor;
  };
}
