import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres';

const folder = mkdtempSync(join(tmpdir(), 'touchline-embedded-'));
let server: EmbeddedPostgres;

beforeAll(async () => void (server = await startEmbeddedPostgres(folder)));
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(text: string, url = server.url): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

const pidOf = () => Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10);

describe('the embedded server', () => {
  it('rejects a connection with a wrong password', async () => {
    const url = new URL(server.url);
    url.password = 'guess';
    await expect(ask('select 1', url.href)).rejects.toThrow('password authentication failed');
  });

  it('folds the case of text of every language alike on every machine', async () => {
    expect(await ask(`select lower('ÉQUIPE') as lowered`)).toEqual([{ lowered: 'équipe' }]);
  });

  it('flushes to disk before it acknowledges a commit', async () => {
    expect(await ask(`select current_setting('fsync') as fsync`)).toEqual([{ fsync: 'on' }]);
  });

  it('restarts on the same port when it is killed, with every acknowledged row', async () => {
    await ask('create table kept as select 15 as tries');
    process.kill(pidOf(), 'SIGKILL');
    await expect(ask('select 1')).rejects.toThrow();
    await expect
      .poll(() => ask('select tries from kept').catch(() => undefined), { timeout: 10_000 })
      .toEqual([{ tries: 15 }]);
  });

  it('stays stopped after a stop and starts again on the same files with the same password', async () => {
    await server.stop();
    const processes = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
    expect(processes).not.toContain(`postgres -D ${folder}`);
    server = await startEmbeddedPostgres(folder);
    expect(await ask('select tries from kept')).toEqual([{ tries: 15 }]);
  });
});
