import { Database, statement } from '../src/platform/database';
import { mediaFolder, MediaStorage } from '../src/platform/storage';
import type { App } from './app';

const findPartialSeed = statement(
  'demo_partial_seed',
  `select count(*) > 0 and bool_and(not is_active and email like '%@touchline.example') as found from users`,
);
const findTeams = statement('demo_partial_seed_teams', 'select id from teams');

/** Returns true if seeding was killed: all users are of the demo club, and none is active. */
export async function isPartialDemoClub(app: App): Promise<boolean> {
  const [row] = await app.get(Database).read<{ found: boolean | null }>(findPartialSeed, []);
  return row?.found ?? false;
}

/** Deletes the data of a seed that was killed. */
export async function deletePartialSeed(app: App): Promise<void> {
  const teams = await app.get(Database).read<{ id: number }>(findTeams, []);
  await app.get(Database).transaction((tx) => tx.query('truncate users, teams restart identity cascade', []));
  for (const { id } of teams) await app.get(MediaStorage).removeFolder(mediaFolder(id));
}
