import { Database, statement } from '../src/platform/database';
import { MediaStorage } from '../src/platform/storage';
import type { App } from './app';

const countHalfMade = statement(
  'demo_half_made',
  `select count(*) > 0 and bool_and(not is_active and email like '%@touchline.example') as found from users`,
);
const findFiles = statement('demo_half_made_files', 'select filename from media_files');

/** A seeding was killed on its way: there are people of the demo club only, and none of them can sign in. */
export async function isDemoClubHalfMade(app: App): Promise<boolean> {
  const [row] = await app.get(Database).read<{ found: boolean | null }>(countHalfMade, []);
  return row?.found ?? false;
}

/** Takes away what a killed seeding left. */
export async function clear(app: App): Promise<void> {
  const files = await app.get(Database).read<{ filename: string }>(findFiles, []);
  await app.get(Database).transaction((tx) => tx.query('truncate users, teams restart identity cascade', []));
  for (const { filename } of files) await app.get(MediaStorage).remove(filename);
}
