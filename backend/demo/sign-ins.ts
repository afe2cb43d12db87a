import { Database, statement } from '../src/platform/database';
import type { App } from './app';
import { demoPassword, people } from './club';

/** A sign-in that is printed on the console. */
export interface SignIn {
  who: string;
  email: string;
  password: string;
}

const shown = ['Super admin', 'Team admin', 'Coach', 'Player'];

export const demoSignIns: SignIn[] = shown.map((who, index) => ({
  who,
  email: people[index]?.email ?? '',
  password: demoPassword,
}));

const countDemoPeople = statement(
  'demo_count_people',
  'select count(*)::integer as found from users where email = any ($1)',
);

/** Returns true if the four accounts with published passwords exist. */
export async function isDemoClub(app: App): Promise<boolean> {
  const emails = demoSignIns.map(({ email }) => email);
  const [row] = await app.get(Database).read<{ found: number }>(countDemoPeople, [emails]);
  return row?.found === emails.length;
}
