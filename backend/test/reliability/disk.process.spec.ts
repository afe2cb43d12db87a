import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findRunningPostgres } from '../../src/platform/database/embedded';
import { isReady, prepareDataDir, signIn, untilReady, useServers, type RunningServer } from '../process';
import { addCounts, many, seconds } from './figures';
import { lossesIn, makeTeam, nothingLost, startWriters } from './writers';

const { folder, run } = useServers(21_645);
vi.setConfig({ testTimeout: 300_000 });
const disk = join(folder, 'disk');
const ballast = join(disk, 'ballast');

/** True if a tmpfs could be mounted as a disk to fill. Otherwise the size of files is limited instead. */
let isMounted = false;
const MAX_FILE_BYTES = 4 * 1024 * 1024;

beforeAll(() => {
  mkdirSync(disk);
  isMounted = tries('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', disk]);
});
afterAll(() => {
  if (isMounted) execFileSync('umount', ['--lazy', disk]);
});

function tries(program: string, args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Fills the disk to the last byte. */
function fill(): void {
  const file = openSync(ballast, 'w');
  try {
    for (const size of [1_000_000, 4096, 1]) while (fits(file, size));
  } finally {
    closeSync(file);
  }
}

function fits(file: number, size: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(size)) === size;
  } catch {
    return false;
  }
}

const limit = ({ child }: RunningServer, bytes: string) =>
  execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}`]);

async function upload({ origin }: RunningServer, cookie: string, teamId: number): Promise<number> {
  const body = new FormData();
  body.append('files', new Blob(['%PDF-1.7\n', randomBytes(5_000_000)]), 'plan.pdf');
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const path = `${origin}/api/teams/${teamId}/media`;
  const { status } = await fetch(path, { method: 'POST', headers, body });
  return status;
}

it('a full disk is reported with 507, no acknowledged write is lost, and the server recovers when there is space', async () => {
  const server = run({ DATA_DIR: prepareDataDir(disk), PORT: '21645' });
  await untilReady(server);
  const cookie = await signIn(server);
  const where = { origin: server.origin, cookie };
  const teamId = await makeTeam(where);
  const writers = startWriters(where, teamId);
  await writers.reach(100);
  expect(await upload(server, cookie, teamId)).toBe(201);

  if (isMounted) fill();
  else limit(server, `${MAX_FILE_BYTES}`);
  const uploads: number[] = [];
  for (let time = 0; time < 5; time++) uploads.push(await upload(server, cookie, teamId));
  await pause(many(20_000, 3000));
  const unready = (await isReady(server.origin)) ? 0 : 1;
  const files = readdirSync(join(disk, 'media', `team-${teamId}`));

  if (isMounted) rmSync(ballast);
  else limit(server, 'unlimited');
  const freed = Date.now();
  while (!(await isReady(server.origin))) await pause(20);
  await writers.reach(writers.acknowledged.length + 100);
  const back = Date.now() - freed;
  expect(await upload(server, cookie, teamId)).toBe(201);
  const written = await writers.stop();
  const losses = await lossesIn(findRunningPostgres(disk)!, writers.acknowledged);
  addCounts({
    part: 'disk',
    what: isMounted ? 'full disk' : 'no file may grow',
    counts: {
      'uploads refused': uploads.filter((status) => status >= 500).length,
      'files left behind': files.length - 1,
      'database unavailable': unready,
      ...written,
      ...losses,
      'recovered after s': seconds(back),
    },
  });
  expect(uploads.every((status) => status === 507)).toBe(true);
  expect(files).toHaveLength(1);
  expect(server.child.exitCode).toBeNull();
  expect([...writers.refused.keys()].filter((status) => ![503, 507].includes(status))).toEqual([]);
  expect(losses).toEqual(nothingLost);
});
