import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import {
  addPeople,
  askForFiles,
  useGrownClubs,
  type Backend,
  type GrownClub,
  type Ports,
} from './grown-club';
import { untilReady } from './process';
import { addCounts, many, seconds } from './reliability/figures';

/** Mails that are being sent during the fault. */
const mails = many(1000, 100);
/** PDF exports, longer jobs that a fault may interrupt. */
const files = many(20, 4);
/** Mails that a worker sends concurrently: so many may be sent twice when it dies. */
const WORKER_CONCURRENCY = 10;

interface Fault {
  name: string;
  strike: (club: GrownClub) => Promise<unknown>;
  maxDuplicated?: number;
}

/** Breaks one part after the other while mails are sent and files are exported. */
export function describeFaults(backend: Backend, ports: Ports): void {
  const { start, allAreSent, allAreMade, postgresPid, redis, smtp } = useGrownClubs(ports);
  vi.setConfig({ testTimeout: 180_000 });

  /** Waits until a tenth of the mails is sent. */
  const someAreSent = () =>
    vi.waitFor(() => expect(smtp.accepted.length).toBeGreaterThan(mails / 10), {
      timeout: 60_000,
      interval: 10,
    });

  const survives = async ({ name, strike, maxDuplicated = 0 }: Fault): Promise<void> => {
    const club = await start(backend);
    const started = Date.now();
    await askForFiles(club, files);
    await addPeople(club, mails);
    await strike(club);
    const twice = await allAreSent(mails);
    await allAreMade(club, files);
    addCounts({
      part: 'jobs',
      what: `queues in ${backend}, ${name}`,
      counts: { mails, lost: 0, twice, files, 'finished after s': seconds(Date.now() - started) },
    });
    expect(twice).toBeLessThanOrEqual(maxDuplicated);
  };

  describe(`with queues in ${backend}, every mail is sent and every file is exported`, () => {
    it('once without a fault', () => survives({ name: 'nothing broke', strike: () => Promise.resolve() }));

    it('when the worker is killed, at most those in progress twice', () =>
      survives({
        name: 'worker killed',
        maxDuplicated: WORKER_CONCURRENCY,
        strike: async ({ worker, startWorker }) => {
          await someAreSent();
          worker.child.kill('SIGKILL');
          await worker.ended;
          await untilReady(startWorker());
        },
      }));

    it('when the web process is killed right after its response', () =>
      survives({
        name: 'web killed',
        strike: async ({ web }) => {
          web.child.kill('SIGKILL');
          await web.ended;
        },
      }));

    it('when the database is killed and restarts', () =>
      survives({
        name: 'database killed',
        strike: async () => {
          await someAreSent();
          process.kill(postgresPid(), 'SIGKILL');
        },
      }));

    it('when the mail server answers 4xx, answers 5xx, hangs and drops connections, each for a while', () => {
      smtp.turn('answers 4xx', mails / 10);
      return survives({
        name: 'mail server troubled',
        strike: async () => {
          for (const next of ['answers 5xx', 'hangs', 'cuts the line', 'accepts'] as const) {
            await vi.waitFor(() => expect(smtp.exceptions).toBe(0), { timeout: 60_000, interval: 10 });
            await pause(1500);
            smtp.turn(next, 5);
          }
        },
      });
    });

    if (backend === 'PostgreSQL') return;

    it('when Redis is stopped and started', () =>
      survives({
        name: 'stopped and started empty',
        strike: async () => {
          await someAreSent();
          await redis.stop('SIGKILL');
          await pause(3000);
          await redis.start();
        },
      }));

    it('when Redis is emptied', () =>
      survives({
        name: 'emptied',
        strike: async () => {
          await someAreSent();
          await redis.empty();
        },
      }));
  });
}
