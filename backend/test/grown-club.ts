import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { calls, type BulkRow, type Page } from '@touchline/contract';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/platform/database/embedded';
import { createDatabase } from './database';
import { prepareDataDir, send, signIn, untilReady, useServers, type RunningServer } from './process';
import { RedisServer } from './redis';
import { MailServer } from './smtp';

/** The processes of an installation with separate web and worker processes. */
export interface GrownClub {
  web: RunningServer;
  worker: RunningServer;
  startWorker: () => RunningServer;
  cookie: string;
  teamId: number;
}

export const backends = ['PostgreSQL', 'Redis'] as const;
export type Backend = (typeof backends)[number];

const waitOptions = { timeout: 120_000, interval: 100 };

export interface Ports {
  servers: number;
  redis: number;
}

/**
 * Starts a database, a Redis and a mail server for one suite, and an installation that uses them. `start` reuses running processes,
 * restarts killed ones, and creates a new team for each test.
 */
export function useGrownClubs(ports: Ports) {
  const { folder, run } = useServers(ports.servers, afterAll);
  const redis = new RedisServer(ports.redis);
  const smtp = new MailServer();
  let postgres: EmbeddedPostgres;
  let club: Installation | undefined;
  let made = 0;

  beforeAll(async () => {
    [postgres] = await Promise.all([
      startEmbeddedPostgres(prepareDataDir(join(folder, 'database'))),
      redis.start(),
      smtp.start(),
    ]);
  });
  afterAll(async () => {
    await club?.connections.end();
    await Promise.all([postgres.stop(), redis.remove(), smtp.close()]);
  });
  beforeEach(() => {
    smtp.turn('accepts', 0);
    smtp.accepted.length = 0;
    smtp.mails.length = 0;
  });

  const install = async (backend: Backend): Promise<Installation> => {
    const databaseUrl = await createDatabase(postgres.url, `club_${++made}`);
    const env = {
      DATABASE_URL: databaseUrl,
      SMTP_URL: smtp.url,
      JOB_LOST_AFTER: '5',
      SEED: 'none',
      ...(backend === 'Redis' && { REDIS_URL: redis.url }),
    };
    const startPart = (role: Part) => {
      const server = run({ ...env, ROLE: role, DATA_DIR: dataDir(folder, `${role}-${++made}`) });
      parts[role] = server;
      return server;
    };
    const parts = {} as Record<Part, RunningServer>;
    const connections = new pg.Pool({ connectionString: databaseUrl, max: 1 });
    connections.on('error', () => undefined);
    return { backend, connections, parts, startPart };
  };

  const start = async (backend: Backend): Promise<GrownClub> => {
    if (club?.backend !== backend) club = await install(backend);
    const { parts, startPart } = club;
    for (const role of ['web', 'worker'] as const)
      if (!isAlive(parts[role])) await untilReady(startPart(role));
    const cookie = await signIn(parts.web);
    const body = { name: 'Falcons', sport: 'Rugby Union' };
    const team = (await (await send(parts.web.origin, '/api/teams', { body, cookie })).json()) as {
      id: number;
    };
    return { ...parts, startWorker: () => startPart('worker'), cookie, teamId: team.id };
  };

  const count = async (rows: string): Promise<number> => {
    const { rows: found } = await club!.connections.query<{ count: number }>(
      `select count(*)::integer as count from ${rows}`,
    );
    return found[0]?.count ?? -1;
  };

  /** Waits until every mail is received and deleted from the outbox; returns the number of duplicates. */
  const allAreSent = async (mails: number): Promise<number> => {
    const received = () => new Set(smtp.mails.map(({ to }) => to?.[0]?.address));
    await vi.waitFor(() => expect(received().size).toBe(mails), waitOptions);
    const open = () => count(`outbox where job = 'email.first-password'`);
    await vi.waitFor(async () => expect(await open()).toBe(0), waitOptions);
    return smtp.accepted.length - mails;
  };

  const allAreMade = ({ teamId }: GrownClub, files: number): Promise<void> => {
    const done = `page_files f join pages p on p.id = f.page_id where p.team_id = ${teamId} and f.state = 'done'`;
    return vi.waitFor(async () => expect(await count(done)).toBe(files), waitOptions);
  };

  const postgresPid = () =>
    Number.parseInt(readFileSync(join(folder, 'database/postgres/postmaster.pid'), 'utf8'), 10);

  return { start, allAreSent, allAreMade, postgresPid, redis, smtp };
}

type Part = 'web' | 'worker';

/** Processes over one database. */
interface Installation {
  backend: Backend;
  /** One connection, for polling. */
  connections: pg.Pool;
  parts: Record<Part, RunningServer>;
  startPart: (role: Part) => RunningServer;
}

/** A killed process has a signal code instead of an exit code. */
const isAlive = (server: RunningServer | undefined) =>
  server !== undefined && server.child.exitCode === null && server.child.signalCode === null;

/** Creates a data folder whose uploads are shared by all processes, as on a network disk. */
function dataDir(folder: string, name: string): string {
  const [own, shared] = [join(folder, name), join(folder, 'media')];
  for (const made of [own, shared]) mkdirSync(made, { recursive: true });
  symlinkSync(shared, join(own, 'media'));
  return own;
}

/** Creates accounts with one call, which sends a mail to each; resolves when the call has succeeded. */
export async function addPeople({ web, cookie, teamId }: GrownClub, count: number): Promise<void> {
  const users: BulkRow[] = Array.from({ length: count }, (_, place) => ({
    email: `p${place}-of-${teamId}@club.example`,
  }));
  const path = calls.members.bulk.path.replace(':teamId', String(teamId));
  const answer = await send(web.origin, path, { body: { users }, cookie });
  expect(answer.status).toBe(200);
}

/** Creates pages and requests the PDF of each. */
export async function askForFiles({ web, cookie, teamId }: GrownClub, count: number): Promise<void> {
  for (let place = 0; place < count; place++) {
    const path = calls.pages.create.path.replace(':teamId', String(teamId));
    const body = { title: `Page ${place}`, content: '<p data-id="a">Front pod</p>'.repeat(300) };
    const page = (await (await send(web.origin, path, { body, cookie })).json()) as Page;
    const asked = await send(web.origin, `/api/pages/${page.id}/pdf`, { cookie });
    expect(asked.status).toBe(202);
  }
}
