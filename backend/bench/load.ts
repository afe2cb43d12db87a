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
  /** `@@` in its JSON becomes a unique number. */
  body?: object;
}

export interface Load {
  origin: string;
  requests: readonly Request[];
  connections: number;
  seconds: number;
  /** Session token; undefined when signed out. */
  token?: string;
  range?: string;
}

/** Result of a load; latencies in milliseconds. */
export interface LoadResult {
  perSecond: number;
  requests: number;
  bytes: number;
  p50: number;
  p95: number;
  p99: number;
}

/** `wrk` accepts whole seconds only, and by default counts responses slower than 2 s as errors. */
const RESPONSE_TIMEOUT = '30s';
const script = join(import.meta.dirname, 'load.lua');
/** `wrk` ends before its last responses, whose work would disturb the next load. */
const COOLDOWN_MS = 1000;
const folder = mkdtempSync(join(tmpdir(), 'touchline-load-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
let files = 0;

/** Sends requests over `connections` for `seconds`. @throws {Error} when any response is an error. */
export async function send({
  origin,
  requests,
  connections,
  seconds,
  token,
  range,
}: Load): Promise<LoadResult> {
  const file = join(folder, String(++files));
  writeFileSync(file, requests.map(line).join('\n'));
  const options = [
    '-t1',
    `-c${connections}`,
    `-d${Math.ceil(seconds)}s`,
    '--timeout',
    RESPONSE_TIMEOUT,
    '-s',
    script,
    origin,
  ];
  const given = [file, token ? `touchline_session=${token}` : '-', ...(range ? [range] : [])];
  const { stdout } = await promisify(execFile)(findProgram('wrk') ?? 'wrk', [...options, '--', ...given]);
  rmSync(file);
  if (connections > 1) await pause(COOLDOWN_MS);
  const seen = JSON.parse(/^JSON (.*)$/m.exec(stdout)?.[1] ?? '{}') as LoadResult & {
    seconds: number;
    failed: number;
  };
  if (!seen.requests || seen.failed > 0)
    throw new Error(`${requests[0]?.path}: ${seen.failed} of ${seen.requests} failed\n${stdout}`);
  return { ...seen, perSecond: seen.requests / seen.seconds };
}

const line = ({ method = 'GET', path, body }: Request) =>
  [method, path, ...(body ? [JSON.stringify(body)] : [])].join('\t');
