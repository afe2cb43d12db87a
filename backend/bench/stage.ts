import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { addFigure } from '../../.tools/bench/figures.mjs';
import { env as usualEnv } from '../../.tools/dev/process.mjs';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/platform/database/embedded';
import { seedClub, type Club } from './big-club';
import type { Reference } from './measure';
import { runNode, type Running } from './processes';

const root = join(import.meta.dirname, '../..');

/** Options for short or repeated runs: seconds and rounds of a measurement, pages, folder of the clubs. */
const { BENCH_SECONDS = '3', BENCH_ROUNDS = '5', BENCH_PAGES = '100000', BENCH_FOLDER } = process.env;
const firstPort = Number(process.env.BENCH_PORT ?? 21_450);
const ports = {
  product: firstPort,
  small: firstPort + 1,
  bare: firstPort + 2,
  more: firstPort + 3,
  worker: firstPort + 5,
  limit: firstPort + 7,
  against: firstPort + 8,
};
export const proxyPort = firstPort + 6;
export const seconds = Number(BENCH_SECONDS);
export const rounds = Number(BENCH_ROUNDS);
const pages = Number(BENCH_PAGES);

const sizes = {
  large: { pages, users: Math.ceil(pages / 20), comments: 3 * pages },
  small: { pages: 1000, users: 50, comments: 3000 },
};

export const mediaBytes = 10_000_000;
export const mediaKey = '1/film';

/** Two clubs in one PostgreSQL, a web process for each, a worker for the large one, and the two reference servers. */
export interface Stage {
  large: Club;
  small: Club;
  product: Running;
  ofSmall: Running;
  bare: Running;
  limit: Running;
  postgresPid: number;
  /** Starts another web process for the large club. */
  startWeb: (place: number) => Promise<Running & { port: number }>;
  /** Starts the server of another commit, built in `workspace`, for the large club. */
  startBuild: (workspace: string) => Promise<Running>;
  query: (text: string, values: readonly unknown[]) => Promise<void>;
}

interface Served {
  port: number;
  role: string;
  name: string;
  workspace?: string;
}

export function useStage(): Stage {
  const folder = BENCH_FOLDER ?? mkdtempSync(join(tmpdir(), 'touchline-clubs-'));
  const stage = {} as Stage;
  const running: Running[] = [];
  let postgres: EmbeddedPostgres;

  const serve = async (club: Club, { port, role, name, workspace = root }: Served) => {
    const here = { DATABASE_URL: club.databaseUrl, DATA_DIR: join(folder, name) };
    const env = { ...usualEnv, ...here, ROLE: role, SEED: 'none', RATE_LIMITS: 'off' };
    const main = join(workspace, 'backend/dist/main.js');
    const options = (process.env.BENCH_NODE_OPTIONS ?? '').split(' ').filter(Boolean);
    const server = await runNode([...options, main], {
      port,
      env: { ...env, TOUCHLINE_ROOT: workspace },
    });
    running.push(server);
    return { ...server, port };
  };
  const runReference = async (which: Reference, args: readonly string[]) => {
    const server = await runNode([join(import.meta.dirname, `${which}-server.mjs`), ...args], {
      port: ports[which],
    });
    running.push(server);
    return server;
  };

  beforeAll(async () => {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    postgres = await startEmbeddedPostgres(folder);
    await run(postgres.url, `alter system set max_wal_size = '4GB'`);
    await run(postgres.url, 'select pg_reload_conf()');
    const started = performance.now();
    const isNew = !existsSync(join(folder, 'seeded'));
    stage.large = await seedClub(postgres.url, 'large', sizes.large);
    if (isNew) {
      const median = (performance.now() - started) / 1000;
      const what = `a club of ${pages} pages seeded, with its indexes`;
      addFigure({ area: 'Server', what, unit: 's', median, goals: [{ of: 'median', most: 120 }] });
    }
    mkdirSync(join(folder, 'seeded'), { recursive: true });
    stage.small = await seedClub(postgres.url, 'small', sizes.small);
    await run(postgres.url, 'checkpoint');
    const file = mediaFile(folder);
    stage.product = await serve(stage.large, { port: ports.product, role: 'web', name: 'product' });
    await serve(stage.large, { port: ports.worker, role: 'worker', name: 'worker' });
    stage.ofSmall = await serve(stage.small, { port: ports.small, role: 'web', name: 'of-small' });
    stage.bare = await runReference('bare', [stage.large.databaseUrl, file]);
    stage.limit = await runReference('limit', [stage.large.databaseUrl]);
    stage.postgresPid = Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10);
    stage.startWeb = (place) =>
      serve(stage.large, { port: ports.more + place, role: 'web', name: `web-${place}` });
    stage.startBuild = (workspace) =>
      serve(stage.large, { port: ports.against, role: 'web', name: 'against', workspace });
    stage.query = (text, values) => run(stage.large.databaseUrl, text, values);
  }, 600_000);
  afterAll(async () => {
    await Promise.all(running.map(({ stop }) => stop()));
    await postgres?.stop();
    if (!BENCH_FOLDER) rmSync(folder, { recursive: true, force: true });
  });
  return stage;
}

/** Writes a file of 10 MB to the product's media folder; the bare handler serves the same file. */
function mediaFile(folder: string): string {
  const path = join(folder, 'product/media/1/film');
  mkdirSync(join(folder, 'product/media/1'), { recursive: true });
  writeFileSync(path, randomBytes(mediaBytes));
  return path;
}

async function run(url: string, text: string, values: readonly unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text, [...values]);
  await client.end();
}
