import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { MediaFile, Page, Team } from '@touchline/contract';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { demoSignIns } from '../demo/sign-ins';
import { inspectArchive } from '../src/backup/archive-reader';
import { createDatabase, dropDatabase } from './database';
import {
  prepareDataDir,
  send,
  signIn,
  teamNames,
  untilReady,
  useServers,
  type RunningServer,
} from './process';
import { contentOf, expectSame, rowsOf } from './installation-content';

const { folder, run } = useServers(21_630, afterAll);
const [main, busy, quiet] = ['main', 'busy.tar', 'quiet.tar'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
const { email, password } = demoSignIns[0]!;

/** A used demo club of an earlier version: restored in a quarter of the time that seeding takes. */
const usedClub = fileURLToPath(new URL('../../e2e/fixtures/backups/2026-11-4657961.tar', import.meta.url));

/** Runs a command; returns its exit code and output. */
async function command(args: string[], env: Record<string, string> = {}): Promise<[number | null, string]> {
  const { ended, output } = run({ DATA_DIR: main, PORT: '21639', ...env }, { args });
  return [await ended, output()];
}

let machines = 0;
const newMachine = () => join(folder, `machine-${++machines}`);

interface Written {
  pages: { id: number; title: string }[];
  files: { url: string; bytes: Buffer }[];
}

/** Pause between two writes of the busy coach: what is written has to be backed up, restored and read as well. */
const WRITE_PAUSE_MS = 25;

/** Starts a coach who writes pages and uploads files until stopped. */
function busyCoach({ origin }: RunningServer, cookie: string, teamId: number) {
  const written: Written = { pages: [], files: [] };
  let isOver = false;
  const writePages = async () => {
    for (let number = 0; !isOver; number++) {
      const body = { title: `Busy ${number}`, content: `<p>Line ${number}\t\\N "quoted"</p>` };
      const answer = await send(origin, `/api/teams/${teamId}/pages`, { body, cookie });
      expect(answer.status).toBe(201);
      written.pages.push((await answer.json()) as Page);
      await pause(WRITE_PAUSE_MS);
    }
  };
  const sendFiles = async () => {
    while (!isOver) {
      const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(300_000)]);
      const body = new FormData();
      body.append('files', new Blob([bytes]), 'tactics.pdf');
      const headers = { cookie, 'sec-fetch-site': 'same-origin' };
      const answer = await fetch(`${origin}/api/teams/${teamId}/media`, { method: 'POST', headers, body });
      expect(answer.status).toBe(201);
      const [file] = (await answer.json()) as MediaFile[];
      written.files.push({ url: file!.url, bytes });
      await pause(WRITE_PAUSE_MS);
    }
  };
  const all = [writePages(), sendFiles()];
  const stop = async () => {
    isOver = true;
    await Promise.all(all);
  };
  const soFar = (): Written => ({ pages: [...written.pages], files: [...written.files] });
  return { soFar, stop };
}

let before: Written;
let cookie: string;
let content: Awaited<ReturnType<typeof contentOf>>;

/** Restores the demo club and writes before, during and after its backup. */
beforeAll(async () => {
  expect((await command(['restore', usedClub]))[0]).toBe(0);
  const server = run({ PORT: '21631' });
  await untilReady(server);
  cookie = await signIn(server, { email, password });
  const made = await send(server.origin, '/api/teams', { body: { name: 'Busy', sport: 'Soccer' }, cookie });
  const { id: teamId } = (await made.json()) as Team;
  const template = { name: 'Session', content: '<h2 data-id="aaaaaa">Warm-up</h2>' };
  const saved = await send(server.origin, `/api/teams/${teamId}/templates`, { body: template, cookie });
  expect(saved.status).toBe(201);
  const coach = busyCoach(server, cookie, teamId);
  while (coach.soFar().files.length < 10) await pause(50);
  before = coach.soFar();
  const [code, said] = await command(['backup', busy]);
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(/^Backed up to .*busy\.tar: \d+ rows, \d+ uploads/),
  ]);
  expect(coach.soFar().pages.length).toBeGreaterThan(before.pages.length);
  await coach.stop();
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(await command(['backup', quiet])).toEqual([0, expect.stringContaining('quiet.tar')]);
  content = await contentOf(main);
}, 120_000);

describe('npm run restore', () => {
  it('restores every row, every sequence and every upload to an empty machine', async () => {
    const other = newMachine();
    expect(await command(['restore', quiet], { DATA_DIR: other })).toEqual([
      0,
      expect.stringContaining('Restored what was backed up at'),
    ]);
    const restored = await contentOf(other);
    expect(restored.tables.users!.length).toBeGreaterThan(10);
    expect(restored.tables.page_templates).toEqual([expect.stringContaining('Warm-up')]);
    expect(restored.media.length).toBeGreaterThan(20);
    expectSame(content, restored);
  });

  /** A machine with an unused installation, to which the busy backup is restored. */
  const machine = newMachine();

  it('treats an unused installation as empty and refuses any other', async () => {
    prepareDataDir(machine);
    const none = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' };
    const server = run({ DATA_DIR: machine, SEED: 'none', PORT: '21633', ...none });
    await untilReady(server);
    const [code, said] = await command(['restore', busy], { DATA_DIR: machine });
    expect([code, said]).toEqual([1, expect.stringContaining('is in use by a running Touchline')]);
    server.child.kill('SIGTERM');
    await server.ended;
    expect((await command(['restore', busy], { DATA_DIR: machine }))[0]).toBe(0);
    const [again, refused] = await command(['restore', busy], { DATA_DIR: machine });
    expect([again, refused]).toEqual([
      1,
      expect.stringMatching(/^Nothing was restored\. The database .* is not empty/),
    ]);
  });

  it('of a backup made during writes has every earlier acknowledged write and no row without its file', async () => {
    const server = run({ DATA_DIR: machine, PORT: '21632' });
    await untilReady(server);
    expect(await teamNames(server, cookie)).toContain('Busy');

    const read = (path: string) => fetch(server.origin + path, { headers: { cookie } });
    for (const { id, title } of before.pages)
      expect(((await (await read(`/api/pages/${id}`)).json()) as Page).title).toBe(title);
    for (const { url, bytes } of before.files)
      expect(Buffer.from(await (await read(url)).arrayBuffer()).equals(bytes)).toBe(true);

    const teams = (await (await read('/api/teams')).json()) as Team[];
    for (const { id } of teams) {
      const files = (await (await read(`/api/teams/${id}/media`)).json()) as MediaFile[];
      for (const { url, size } of files) {
        const answer = await read(url);
        expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, size]);
      }
    }
    const made = await send(server.origin, '/api/teams', { body: { name: 'After', sport: 'Other' }, cookie });
    expect(made.status).toBe(201);
  });

  it('of a truncated archive changes nothing', async () => {
    const [other, cut] = [newMachine(), join(folder, 'cut.tar')];
    writeFileSync(cut, readFileSync(busy).subarray(0, statSync(busy).size - 20_000));
    const [code, said] = await command(['restore', cut], { DATA_DIR: other });
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^Nothing was restored\. ".*" is (damaged|no whole archive)/),
    ]);
    expect(() => readdirSync(other)).toThrow('ENOENT');
  });
});

describe('npm run backup', () => {
  it('overwrites no file and fails when there is nothing to back up', async () => {
    expect(await command(['backup', busy])).toEqual([1, expect.stringContaining('is there already')]);
    const nowhere = { DATA_DIR: newMachine() };
    expect(await command(['backup', join(folder, 'x.tar')], nowhere)).toEqual([
      1,
      expect.stringMatching(/^Nothing was backed up\. DATA_DIR: /),
    ]);
  });

  it('leaves no file behind when it cannot write', async () => {
    const gone = join(folder, 'gone');
    mkdirSync(gone);
    rmSync(gone, { recursive: true });
    expect((await command(['backup', join(gone, 'x.tar')]))[0]).toBe(1);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

describe('with an external PostgreSQL and an S3 store', () => {
  const database = `backup_${randomBytes(6).toString('hex')}`;
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'media', configs: [] }],
  });
  afterAll(async () => {
    await store.close();
    await dropDatabase(inject('serverUrl'), database);
  });

  it('an archive of the embedded kind is restored, and a new backup has the same content', async () => {
    const [DATABASE_URL, { port }] = await Promise.all([
      createDatabase(inject('serverUrl'), database),
      store.run(),
    ]);
    const env = {
      DATABASE_URL,
      DATA_DIR: newMachine(),
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'media',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    };
    expect((await command(['restore', quiet], env))[0]).toBe(0);
    const again = join(folder, 'again.tar');
    expect((await command(['backup', again], env))[0]).toBe(0);
    const [one, other] = [await inspectArchive(quiet), await inspectArchive(again)];
    expect((await rowsOf(DATABASE_URL)).tables).toEqual(content.tables);
    expect([other.migration, other.sequences]).toEqual([one.migration, one.sequences]);
    expect([other.media.files, other.media.bytes]).toEqual([one.media.files, one.media.bytes]);
  });
});
