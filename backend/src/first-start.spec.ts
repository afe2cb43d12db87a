import { afterEach, beforeEach, expect, it } from 'vitest';
import { clubs, people as demoPeople } from '../demo/club';
import { startApp, type TestApp } from '../test/app';
import { admin } from '../test/process';
import { fillEmptyDatabase } from './first-start';
import { statement } from './platform/database';
import { prepareServer } from './serve';
import { readSettings } from './settings';

type Server = TestApp['app'];

const people = statement('spec_people', 'select count(*)::integer as count from users where is_active');
const teams = statement('spec_teams', 'select count(*)::integer as count from teams');

let first: TestApp;
let second: Server;

const settingsOf = (env: Record<string, string>) =>
  readSettings({ LOG_LEVEL: 'silent', ROLE: 'web', DATABASE_URL: first.databaseUrl, ...env }, first.dataDir);
const fillBoth = (env: Record<string, string>) => {
  const settings = settingsOf(env);
  return Promise.all([first.app, second].map((app) => fillEmptyDatabase(app, settings, false)));
};
const count = async (asked: typeof people) =>
  (await first.database.read<{ count: number }>(asked, []))[0]?.count;

beforeEach(async () => {
  first = await startApp();
  second = await prepareServer(first.databaseUrl, settingsOf({}));
});
afterEach(async () => {
  await second.close();
  await first.close();
});

it('processes that start together on an empty database create one super admin', async () => {
  expect((await fillBoth(admin)).map(({ isEmpty }) => isEmpty)).toEqual([false, false]);
  expect(await count(people)).toBe(1);
});

it(
  'processes that start together on an empty database seed one demo club',
  { timeout: 120_000 },
  async () => {
    const [one, other] = await fillBoth({ SEED: 'demo' });
    expect(one?.signIns).toHaveLength(4);
    expect(other?.signIns).toEqual(one?.signIns);
    expect([await count(people), await count(teams)]).toEqual([demoPeople.length, clubs.length]);
  },
);
