import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { Clock } from '../platform/clock';
import { findCluster, findRunningPostgres, startEmbeddedPostgres } from '../platform/database/embedded';
import { lockFolder, StartError } from '../platform/process';
import { openStorage } from '../platform/storage';
import { readSettings, type Settings } from '../settings';
import { stopOnSignals, type Stopping } from '../stopping';
import type { Manifest } from './archive';
import { inspectArchive } from './archive-reader';
import { ArchiveWriter } from './archive-writer';
import { backUp } from './back-up';
import { restore } from './restore';

/** npm runs scripts in the folder of the workspace and passes the caller's folder in `INIT_CWD`. */
const { TOUCHLINE_ROOT: root = process.cwd(), INIT_CWD: here = process.cwd() } = process.env;

/** Writes a backup to a file, atomically, or to standard output (`-`). */
export async function runBackup(name?: string): Promise<void> {
  const now = new Clock().now();
  const path = name === '-' ? undefined : resolve(here, name ?? nameAt(now));
  if (path && existsSync(path)) throw new StartError(`"${path}" is there already, and is not overwritten.`);
  await whileOpen(databaseToRead, async (databaseUrl, settings) => {
    const source = { databaseUrl, storage: await openStorage(settings), now };
    const write = (target: Writable) => backUp(new ArchiveWriter(target), source);
    say(
      `Backed up to ${path ?? 'standard output'}`,
      await (path ? writeAtomically(path, write) : write(process.stdout)),
    );
  });
}

export async function runRestore(name?: string): Promise<void> {
  if (!name) throw new StartError('Which archive? npm run restore -- touchline.tar');
  const path = resolve(here, name);
  const manifest = await inspectArchive(path);
  await whileOpen(databaseToFill, async (databaseUrl, settings) => {
    await restore(path, manifest, { databaseUrl, storage: await openStorage(settings) });
    say(`Restored what was backed up at ${manifest.made}`, manifest);
  });
}

type Open = (settings: Settings, stopping: Stopping) => Promise<string>;

async function whileOpen(
  open: Open,
  work: (databaseUrl: string, settings: Settings) => Promise<void>,
): Promise<void> {
  const settings = readSettings(process.env, root);
  const stopping = stopOnSignals();
  try {
    await work(await open(settings, stopping), settings);
  } finally {
    await stopping.undo();
  }
}

/** Uses the running embedded database, or starts that of a stopped installation temporarily. */
const databaseToRead: Open = async ({ databaseUrl, databaseDirectUrl, dataDir }, stopping) => {
  const running = databaseDirectUrl ?? databaseUrl ?? findRunningPostgres(dataDir);
  if (running) return running;
  if (!findCluster(dataDir))
    throw new StartError(`DATA_DIR: "${dataDir}" given, a folder with an installation in it expected.`);
  return startDatabase(dataDir, stopping);
};

const databaseToFill: Open = async ({ databaseUrl, databaseDirectUrl, dataDir }, stopping) => {
  if (!databaseUrl) return startDatabase(dataDir, stopping);
  await stopping.add(lockFolder(dataDir));
  return databaseDirectUrl ?? databaseUrl;
};

async function startDatabase(dataDir: string, stopping: Stopping): Promise<string> {
  await stopping.add(lockFolder(dataDir));
  const { url, stop } = await startEmbeddedPostgres(dataDir);
  await stopping.add(stop);
  return url;
}

async function writeAtomically(
  path: string,
  write: (target: Writable) => Promise<Manifest>,
): Promise<Manifest> {
  const draft = `${path}.part`;
  try {
    const manifest = await write(createWriteStream(draft, { mode: 0o600, flush: true }));
    await rename(draft, path);
    return manifest;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** The name contains the minute, so that nightly backups do not collide. */
const nameAt = (now: Date) => `touchline-${now.toISOString().slice(0, 16).replace(':', '')}.tar`;

function say(what: string, { tables, media }: Manifest): void {
  const rows = tables.reduce((sum, each) => sum + each.rows, 0);
  const megabytes = (media.bytes / 2 ** 20).toFixed(1);
  process.stderr.write(`${what}: ${rows} rows, ${media.files} uploads (${megabytes} MB).\n`);
}
