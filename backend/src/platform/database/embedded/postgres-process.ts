import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { StartError } from '../../process';
import { asPostgres } from './as-postgres';
import { lastLine, type Cluster } from './cluster';

const readyLine = 'database system is ready to accept connections';

/** Its pages come out of memory or from a disk without arms, so one here and there costs hardly more than the next one. */
const randomPages = 'random_page_cost=1.1';
const lasting = ['shared_buffers=128MB', 'max_connections=100', randomPages];
const throwAway = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'max_connections=300',
  randomPages,
];

/** A running server. `port` stays the same when it is started again. */
export interface PostgresProcess {
  child: ChildProcess;
  port: number;
}

export interface Launch {
  postgres: string;
  cluster: Cluster;
  port: number;
  /** For tests: faster, and nothing survives a power cut. */
  isThrowAway?: boolean;
}

/** Starts the server on loopback and resolves when it accepts connections. */
export async function launchPostgres(launch: Launch): Promise<PostgresProcess> {
  const { cluster, port } = launch;
  const args = ['-D', cluster.folder, '-h', '127.0.0.1', '-p', String(port), '-k', ''];
  const settings = (launch.isThrowAway ? throwAway : lasting).flatMap((setting) => ['-c', setting]);
  const runner = asPostgres(launch.postgres, [...args, ...settings], cluster.folder);
  const child = spawn(runner.command, runner.args, {
    ...runner.owner,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
  });
  await ready(child);
  return { child, port };
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (reason: string) => reject(new StartError(`The embedded database did not start: ${reason}`));
    const failOnExit = () => fail(lastLine(said));
    child.once('error', ({ message }) => fail(message));
    child.once('exit', failOnExit);
    child.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000);
      if (!said.includes(readyLine)) return;
      child.off('exit', failOnExit);
      resolve();
    });
  });
}

/** Lets transactions go, closes the files, ends. */
export async function stopPostgres({ child }: PostgresProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  const impatient = setTimeout(() => child.kill('SIGQUIT'), 10_000);
  await ended;
  clearTimeout(impatient);
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
