import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrations } from '.';
import { createDatabase, dropDatabase } from '../../test/database';
import { migrate } from '../platform/database';
import { PicturesOfStoredFiles54 } from './0054-pictures-of-stored-files';

const name = `pictures_of_stored_files_${randomBytes(6).toString('hex')}`;
const upTo = migrations.slice(0, migrations.indexOf(PicturesOfStoredFiles54) + 1);
let client: pg.Client;

interface StoredFile {
  name: string;
  type: string;
  metadata: 'removed' | 'kept' | null;
  /** Bytes of the small rendition. */
  small?: number;
}

const again: StoredFile[] = [
  { name: 'phone.heic', type: 'image/heic', metadata: 'removed' },
  { name: 'scan.tiff', type: 'image/tiff', metadata: 'removed' },
  { name: 'print.jpg', type: 'image/jpeg', metadata: 'removed' },
];
const unchanged: StoredFile[] = [
  { name: 'drawn.jpg', type: 'image/jpeg', metadata: 'removed', small: 9000 },
  { name: 'kept.heic', type: 'image/heic', metadata: 'kept' },
  { name: 'film.mp4', type: 'video/mp4', metadata: 'removed' },
  { name: 'plan.pdf', type: 'application/pdf', metadata: 'removed' },
];

beforeAll(async () => {
  const url = await createDatabase(inject('serverUrl'), name);
  await migrate(url, upTo.slice(0, -1));
  client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into teams (id, name, sport) overriding system value values (1, 'Falcons', 'Soccer')`,
  );
  for (const { name: file, type, metadata, small } of [...again, ...unchanged])
    await client.query(
      `insert into media_files (team_id, filename, original_name, mime_type, size, metadata, small_size)
       values (1, $1, $1, $2, 20000, $3, $4)`,
      [file, type, metadata, small],
    );
  await migrate(url, upTo);
});
afterAll(async () => {
  await client.end();
  await dropDatabase(inject('serverUrl'), name);
});

it('only pictures without renditions whose metadata was removed are processed again', async () => {
  const { rows } = await client.query<{ filename: string; metadata: string | null }>(
    'select filename, metadata from media_files order by id',
  );
  expect(rows).toEqual([
    ...again.map(({ name: filename }) => ({ filename, metadata: null })),
    ...unchanged.map(({ name: filename, metadata }) => ({ filename, metadata })),
  ]);
});
