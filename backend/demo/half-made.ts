import { Database, statement } from '../src/platform/database';
import { mediaFolder, MediaStorage } from '../src/platform/storage';
import type { App } from './app';

const countHalfMade = statement(
  'demo_half_made',
  `select count(*) > 0 and bool_and(not is_active and email like '%@touchline.example') as found from users`,
);
const findTeams = statement('demo_half_made_teams', 'select id from teams');

/** A seeding was killed on its way: there are people of the demo club only, and none of them can sign in. */
export async function isDemoClubHalfMade(app: App): Promise<boolean> {
  const [row] = await app.get(Database).read<{ found: boolean | null }>(countHalfMade, []);
  return row?.found ?? false;
}

/** Takes away what a killed seeding left. */
export async function clear(app: App): Promise<void> {
  const teams = await app.get(Database).read<{ id: number }>(findTeams, []);
  await app.get(Database).transaction((tx) => tx.query('truncate users, teams restart identity cascade', []));
  for (const { id } of teams) await app.get(MediaStorage).removeFolder(mediaFolder(id));
}
