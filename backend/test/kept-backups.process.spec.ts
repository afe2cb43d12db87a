import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AuditList, Notifications, User } from '@touchline/contract';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { demoSignIns } from '../demo/sign-ins';
import { inspectArchive } from '../src/backup/archive-reader';
import { walk } from './backup-walk';
import { untilReady, useServers, type RunningServer } from './process';
import { rowsOf, withDatabase } from './installation-content';

const backups = fileURLToPath(new URL('../../e2e/fixtures/backups', import.meta.url));
const archives = readdirSync(backups).filter((name) => name.endsWith('.tar'));

/** Numbers of rows after the migration, by archive and table, where a later migration changes them on purpose. */
const changedOnPurpose: Record<string, Record<string, number>> = {};

/** Tables that later migrations renamed. */
const renamedTables = new Map([
  ['page_haystacks', 'search_documents'],
  ['haystack_words', 'search_terms'],
]);

const { folder, run } = useServers(21_660, afterAll);

it('the fixtures have a backup of an earlier version for testing migrations', () => {
  expect(archives.length).toBeGreaterThan(0);
});

describe.each(archives)('the backup %s', (name) => {
  const archive = join(backups, name);
  const env = { DATA_DIR: join(folder, name), ADMIN_EMAIL: '', ADMIN_PASSWORD: '', JOB_LOST_AFTER: '1' };
  let waiting: string[];

  it('is restored and migrated without losing a row', async () => {
    const { tables } = await inspectArchive(archive);
    const { ended, output } = run(env, { args: ['restore', archive] });
    expect([await ended, output()]).toEqual([0, expect.stringContaining('Restored what was backed up at')]);

    const counts = Object.fromEntries(
      tables.map(({ name, rows }) => [renamedTables.get(name) ?? name, rows]),
    );
    const { found, keys } = await withDatabase(env.DATA_DIR, async (url) => ({
      found: Object.entries((await rowsOf(url)).tables).map(([table, rows]) => [table, rows.length]),
      keys: await waitingMails(url),
    }));
    expect(Object.fromEntries(found)).toMatchObject({ ...counts, ...changedOnPurpose[name] });
    expect(keys.length).toBeGreaterThan(0);
    waiting = keys;
  });

  it('shows each user of the demo club what it showed before, and sends each waiting mail once', async () => {
    const server = run(env);
    await untilReady(server);
    const seen = [];
    for (const { email, password } of demoSignIns)
      seen.push(...(await readEverything(server, { email, password })));
    await expect(`${seen.join('\n')}\n`).toMatchFileSnapshot(join(backups, name.replace(/tar$/, 'txt')));

    const sent = () => mailKeysIn(env.DATA_DIR).filter((key) => waiting.includes(key));
    await expect.poll(sent, { timeout: 15_000 }).toEqual(waiting);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(await withDatabase(env.DATA_DIR, waitingMails)).toEqual([]);
    expect(sent()).toEqual(waiting);
  });
});

/** Returns the lines of the walk. Notifications, invitations and audit entries expire, so they are read and not compared. */
async function readEverything(
  server: RunningServer,
  credentials: { email: string; password: string },
): Promise<string[]> {
  const { lines, teams, read } = await walk(server, credentials);
  expect((await read<User>('/api/user')).email).toBe(credentials.email);
  expect(await read('/api/user/notifications')).toHaveProperty('pageUpdates');
  expect(await read('/api/activities/recent')).toBeInstanceOf(Array);
  expect(await read<Notifications>('/api/notifications')).toHaveProperty('unread');
  if (credentials.email !== demoSignIns[0]!.email) return lines;
  expect((await read<AuditList>('/api/admin/audit')).entries).not.toEqual([]);
  for (const { id } of teams) expect(await read(`/api/teams/${id}/invitations`)).toBeInstanceOf(Array);
  return lines;
}

/** Returns the keys of the mails that wait in the outbox; debounced ones, which have a `dedupe_key`, are left out. */
async function waitingMails(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ key: string }>(
      `select key from outbox where job like 'email.%' and dedupe_key is null and failed_at is null order by key`,
    );
    return rows.map(({ key }) => key);
  } finally {
    await client.end();
  }
}

/** Without a mail server each message is a file, named by its time and the key of its job. */
const mailKeysIn = (dataDir: string) =>
  readdirSync(join(dataDir, 'mail'))
    .flatMap((file) => /([0-9a-f-]{36})\.eml$/.exec(file)?.[1] ?? [])
    .sort();
