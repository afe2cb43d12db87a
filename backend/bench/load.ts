import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findProgram } from '../../.tools/dev/programs.mjs';

export interface Request {
  method?: 'GET' | 'PATCH' | 'POST';
  path: string;
  /** `@@` in its JSON becomes a number that was never sent before. */
  body?: object;
}

export interface Load {
  origin: string;
  requests: readonly Request[];
  connections: number;
  seconds: number;
  /** As the cookie's value; nobody without one. */
  token?: string;
  range?: string;
}

/** What the load saw; times in milliseconds. */
export interface Seen {
  perSecond: number;
  requests: number;
  bytes: number;
  p50: number;
  p95: number;
  p99: number;
}

/** `wrk` knows whole seconds only, and counts an answer that takes longer than two of them as an error. */
const patience = '30s';
const script = join(import.meta.dirname, 'load.lua');
/** `wrk` goes without its last answers, which are still being made: those would hold up the next load. */
const calm = 1000;
const folder = mkdtempSync(join(tmpdir(), 'touchline-load-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
let files = 0;

/** Sends requests over so many connections for a while; one that is refused is an error. */
export async function send({ origin, requests, connections, seconds, token, range }: Load): Promise<Seen> {
  const file = join(folder, String(++files));
  writeFileSync(file, requests.map(line).join('\n'));
  const options = [
    '-t1',
    `-c${connections}`,
    `-d${Math.ceil(seconds)}s`,
    '--timeout',
    patience,
    '-s',
    script,
    origin,
  ];
  const given = [file, token ? `touchline_session=${token}` : '-', ...(range ? [range] : [])];
  const { stdout } = await promisify(execFile)(findProgram('wrk') ?? 'wrk', [...options, '--', ...given]);
  rmSync(file);
  if (connections > 1) await pause(calm);
  const seen = JSON.parse(/^JSON (.*)$/m.exec(stdout)?.[1] ?? '{}') as Seen & {
    seconds: number;
    failed: number;
  };
  if (!seen.requests || seen.failed > 0)
    throw new Error(`${requests[0]?.path}: ${seen.failed} of ${seen.requests} failed\n${stdout}`);
  return { ...seen, perSecond: seen.requests / seen.seconds };
}

const line = ({ method = 'GET', path, body }: Request) =>
  [method, path, ...(body ? [JSON.stringify(body)] : [])].join('\t');
