import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { useApp } from '../test/app';
import { statement } from '../src/platform/database';
import { clubs, people } from './club';
import { isPartialDemoClub } from './partial-seed';
import { seedDemoClub } from './seed';
import { seedClub } from './seed-club';
import { seedPeople } from './seed-people';

const counts = statement(
  'spec_half_counts',
  `select (select count(*)::int from teams) as teams, (select count(*)::int from users) as people,
     (select count(*)::int from media_files) as files`,
);

const app = useApp();

it('a seeding that was killed half-way begins again and leaves no trace', async () => {
  expect(await isPartialDemoClub(app.app)).toBe(false);
  const cast = await seedPeople(app.app);
  await seedClub(app.app, clubs[0]!, cast);
  expect(await isPartialDemoClub(app.app)).toBe(true);

  await seedDemoClub(app.app);
  expect(await isPartialDemoClub(app.app)).toBe(false);
  expect(await app.database.read(counts, [])).toEqual([{ teams: 4, people: people.length, files: 13 }]);
  const files = readdirSync(`${app.dataDir}/media`, { recursive: true, withFileTypes: true });
  const originals = files.filter((file) => file.isFile() && !/-(small|medium)$/.test(file.name));
  expect(originals).toHaveLength(13);
});
