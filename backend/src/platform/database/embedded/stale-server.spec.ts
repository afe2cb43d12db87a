import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres';
import { clearStaleServer } from './stale-server';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'touchline-stale-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a stale embedded server', () => {
  it('is cleaned up by deleting its pid file, without killing a process that only reuses its pid', async () => {
    const other = spawn('sleep', ['60'], { stdio: 'ignore' });
    await once(other, 'spawn');
    const file = join(folder, 'postmaster.pid');
    writeFileSync(file, `${other.pid}\n${folder}\n`);
    await clearStaleServer(folder);
    expect(existsSync(file)).toBe(false);
    expect(other.signalCode).toBeNull();
    process.kill(other.pid!, 'SIGKILL');
  });

  it('is stopped when it still runs, before another starts on the same files', async () => {
    const left = await startEmbeddedPostgres(folder, { isThrowAway: true });
    const client = new pg.Client({ connectionString: left.url });
    client.on('error', () => undefined);
    await client.connect();
    const ended = new Promise((resolve) => client.once('end', resolve));
    await clearStaleServer(join(folder, 'postgres'));
    await ended;
    await left.stop();
  });
});
