import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, it } from 'vitest';
import { addFigure } from '../../.tools/bench/figures.mjs';
import { range, takeRounds } from '../../.tools/bench/rounds.mjs';
import { env as usualEnv } from '../../.tools/dev/process.mjs';
import { migrations } from '../src/migrations';
import { migrate } from '../src/platform/database';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/platform/database/embedded';
import { prepareQueues } from '../src/platform/jobs';
import { addSizedTeam, type SizedTeam } from '../test/sized-team';
import { runNode, type Running } from './processes';

/** Sizes of teams, each opened by its coach. `BENCH_AGAINST` is the workspace of another build that is measured in turns with this one. */
const sizes = [10, 500, 10_000];
const DOCUMENTS_PER_ROUND = 15;
const { BENCH_ROUNDS = '5', BENCH_PORT = '21450', BENCH_AGAINST } = process.env;
const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'touchline-teams-'));

let postgres: EmbeddedPostgres;
const teams = new Map<number, SizedTeam>();
const servers: Record<string, Running> = {};

beforeAll(async () => {
  postgres = await startEmbeddedPostgres(folder);
  await migrate(postgres.url, migrations);
  await prepareQueues(postgres.url, undefined);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  for (const size of sizes) teams.set(size, await addSizedTeam(client, size));
  await client.query('vacuum analyze');
  await client.end();
  const builds = { product: root, ...(BENCH_AGAINST && { other: BENCH_AGAINST }) };
  for (const [place, [name, workspace]] of Object.entries(builds).entries()) {
    const env = {
      ...usualEnv,
      DATABASE_URL: postgres.url,
      DATA_DIR: join(folder, name),
      TOUCHLINE_ROOT: workspace,
    };
    servers[name] = await runNode([join(workspace, 'backend/dist/main.js')], {
      port: Number(BENCH_PORT) + place,
      env: { ...env, ROLE: 'web', SEED: 'none', RATE_LIMITS: 'off' },
    });
  }
}, 300_000);

afterAll(async () => {
  await Promise.all(Object.values(servers).map(({ stop }) => stop()));
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Opened {
  ms: number;
  kilobytes: number;
}

async function open({ origin }: Running, path: string, cookie: string): Promise<Opened> {
  const started = performance.now();
  const answer = await fetch(origin + path, { headers: { accept: 'text/html', cookie } });
  const { byteLength } = await answer.arrayBuffer();
  return { ms: performance.now() - started, kilobytes: byteLength / 1000 };
}

/** Returns the median of documents opened one after the other. */
async function openMany(server: Running, path: string, cookie: string): Promise<Opened> {
  const opened: Opened[] = [];
  for (let count = 0; count < DOCUMENTS_PER_ROUND; count++) opened.push(await open(server, path, cookie));
  return { ms: range(opened.map(({ ms }) => ms)).median, kilobytes: opened[0]?.kilobytes ?? NaN };
}

it.each(sizes)('documents of a team of %s', async (size) => {
  const team = teams.get(size);
  if (!team) throw new Error(`No team of ${size} was added`);
  const { teamId, pageId, cookie } = team;
  for (const [screen, path] of Object.entries({ team: `/teams/${teamId}`, page: `/pages/${pageId}` })) {
    for (const server of Object.values(servers)) await openMany(server, path, cookie);
    const rounds = await takeRounds(Number(BENCH_ROUNDS), async () => {
      const turn: Record<string, Opened> = {};
      for (const [name, server] of Object.entries(servers)) turn[name] = await openMany(server, path, cookie);
      return turn;
    });
    const of = (name: string) => rounds.flatMap(({ result }) => result[name] ?? []);
    const times = (opened: Opened[]) => range(opened.map(({ ms }) => ms));
    const other = of('other');
    addFigure({
      area: 'Server',
      what: `document of the ${screen} screen, ${size} members`,
      unit: 'ms',
      ...times(of('product')),
      also: {
        kB: of('product')[0]?.kilobytes ?? NaN,
        ...(other[0] && {
          'ms of the other build': times(other).median,
          'kB of the other build': other[0].kilobytes,
        }),
      },
    });
  }
});
