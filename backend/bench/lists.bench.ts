import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, inject, it } from 'vitest';
import { addFigure } from '../../.tools/bench/figures.mjs';
import { range, takeRounds } from '../../.tools/bench/rounds.mjs';
import { env as usualEnv } from '../../.tools/dev/process.mjs';
import { createDatabase } from '../test/database';
import { template } from '../test/global-setup';
import { addSizedTeam } from '../test/sized-team';
import { addListRows, addSuperAdmin, type ListSizes } from '../test/long-lists';
import { send } from './load';
import { middle } from './measure';
import { runNode, type Running } from './processes';

/** Lists that grow without an end, and the same with a tenth of the rows. */
const sizes = {
  all: { comments: 5000, files: 2000, accounts: 50_000 },
  tenth: { comments: 500, files: 200, accounts: 5000 },
} satisfies Record<string, ListSizes>;
type Size = keyof typeof sizes;

const { BENCH_ROUNDS = '5', BENCH_PORT = '21450' } = process.env;
/** The shortest that `wrk` accepts. */
const LOAD_SECONDS = 1;
const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'touchline-lists-'));

interface ListServer extends Running {
  teamId: number;
  pageId: number;
  tokens: { coach: string; superAdmin: string };
}

const servers = {} as Record<Size, ListServer>;

beforeAll(async () => {
  for (const [place, size] of (['all', 'tenth'] as const).entries()) {
    const url = await createDatabase(inject('serverUrl'), `lists_${size}`, template);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { teamId, pageId, token } = await addSizedTeam(client, 50);
    const superAdmin = await addSuperAdmin(client);
    await addListRows(client, { teamId, pageId }, sizes[size]);
    await client.end();
    const server = await runNode([join(root, 'backend/dist/main.js')], {
      port: Number(BENCH_PORT) + place,
      env: {
        ...usualEnv,
        DATABASE_URL: url,
        DATA_DIR: join(folder, size),
        TOUCHLINE_ROOT: root,
        ROLE: 'web',
        SEED: 'none',
        RATE_LIMITS: 'off',
      },
    });
    servers[size] = { ...server, teamId, pageId, tokens: { coach: token, superAdmin } };
  }
}, 120_000);

afterAll(async () => {
  await Promise.all(Object.values(servers).map(({ stop }) => stop()));
  rmSync(folder, { recursive: true, force: true });
});

interface List {
  what: string;
  path: (server: ListServer) => string;
  user?: keyof ListServer['tokens'];
  /** The response contains all rows. */
  isWhole?: true;
}

const comments = ({ pageId }: ListServer) => `/api/pages/${pageId}/comments`;
const accounts = '/api/admin/users?view=paged';
const lists: List[] = [
  { what: 'first 50 threads of 5,000', path: (server) => `${comments(server)}?view=threads` },
  { what: 'quotes of 5,000 threads', path: (server) => `${comments(server)}?view=anchors`, isWhole: true },
  { what: 'first 100 files of 2,000', path: ({ teamId }) => `/api/teams/${teamId}/media?view=paged` },
  { what: 'first 100 accounts of 50,000', path: () => accounts, user: 'superAdmin' },
];

it.each(lists)('$what', async ({ what, path, user = 'coach', isWhole }) => {
  const load = (server: ListServer) =>
    send({
      origin: server.origin,
      requests: [{ path: path(server) }],
      connections: 1,
      seconds: LOAD_SECONDS,
      token: server.tokens[user],
    });
  const rounds = await takeRounds(Number(BENCH_ROUNDS), async () => ({
    all: await load(servers.all),
    tenth: await load(servers.tenth),
  }));
  const taken = rounds.map(({ result }) => result);
  const others = { 'others %': Math.round(100 * Math.max(...rounds.map((round) => round.others))) };
  addFigure({
    area: 'Server',
    what,
    unit: 'ms',
    ...range(taken.map(({ all }) => all.p95)),
    also: { 'p50 ms': middle(taken.map(({ all }) => all.p50)), ...others },
    goals: [{ of: 'median', most: 25 }],
  });
  addFigure({
    area: 'Server',
    what: `${what}, beside a list of a tenth`,
    unit: 'times',
    ...range(taken.map(({ all, tenth }) => all.p50 / tenth.p50)),
    also: { 'p50 ms of a tenth': middle(taken.map(({ tenth }) => tenth.p50)), ...others },
    ...(!isWhole && { goals: [{ of: 'median', most: 1.5 }] }),
  });
});
