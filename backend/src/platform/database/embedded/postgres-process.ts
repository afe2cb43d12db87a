import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { StartError } from '../../process';
import { asPostgres } from './as-postgres';
import { lastLine, type Cluster } from './cluster';

const readyLine = 'database system is ready to accept connections';

/** Pages are read from memory or a solid-state disk, where random access costs hardly more than sequential access. */
const randomPages = 'random_page_cost=1.1';
const durableSettings = ['shared_buffers=128MB', 'max_connections=100', randomPages];
const throwAwaySettings = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'max_connections=300',
  randomPages,
];

/** A running server. `port` stays the same after a restart. */
export interface PostgresProcess {
  child: ChildProcess;
  port: number;
}

export interface Launch {
  postgres: string;
  cluster: Cluster;
  port: number;
  /** Faster, without durability: for tests. */
  isThrowAway?: boolean;
}

/** Starts the server on the loopback address and resolves when it accepts connections. */
export async function launchPostgres(launch: Launch): Promise<PostgresProcess> {
  const { cluster, port } = launch;
  const args = ['-D', cluster.folder, '-h', '127.0.0.1', '-p', String(port), '-k', ''];
  const settings = (launch.isThrowAway ? throwAwaySettings : durableSettings).flatMap((setting) => [
    '-c',
    setting,
  ]);
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
    let output = '';
    const fail = (reason: string) => reject(new StartError(`The embedded database did not start: ${reason}`));
    const failOnExit = () => fail(lastLine(output));
    child.once('error', ({ message }) => fail(message));
    child.once('exit', failOnExit);
    child.stderr?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
      if (!output.includes(readyLine)) return;
      child.off('exit', failOnExit);
      resolve();
    });
  });
}

/** Stops the server: fast shutdown (SIGINT), which aborts transactions, then SIGQUIT after 10 s. */
export async function stopPostgres({ child }: PostgresProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  const killTimer = setTimeout(() => child.kill('SIGQUIT'), 10_000);
  await ended;
  clearTimeout(killTimer);
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
