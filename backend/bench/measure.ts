import type { Figure } from '../../.tools/bench/figures.mjs';
import { percent, range, type Round } from '../../.tools/bench/rounds.mjs';
import { send, type Load, type LoadResult } from './load';
import { cpuOf, family, resetPeak, memoryOf, type Running } from './processes';

/** Result of a load with the processor time per request in microseconds (server, PostgreSQL) and the peak memory of the server in MB. */
export interface Measured extends LoadResult {
  cpu: number;
  cpuDatabase: number;
  memory: number;
}

/** Runs a load on a server and measures processor time and memory. */
export async function measure(
  server: Running,
  postgresPid: number,
  load: Omit<Load, 'origin'>,
): Promise<Measured> {
  resetPeak(server.pid);
  const before = [cpuOf([server.pid]), new Map(each(postgresPid))] as const;
  const seen = await send({ origin: server.origin, ...load });
  const cpu = (cpuOf([server.pid]) - before[0]) / seen.requests;
  const used = each(postgresPid).map(([pid, time]) => time - (before[1].get(pid) ?? 0));
  const cpuDatabase = used.reduce((sum, time) => sum + time, 0) / seen.requests;
  return { ...seen, cpu, cpuDatabase, memory: memoryOf(server.pid).peak };
}

/** Processor time by process: PostgreSQL starts and ends one per connection. */
const each = (pid: number) => family(pid).map((one) => [one, cpuOf([one])] as const);

/** Servers that are compared with the product: the two references, or the build of another commit. */
export type Reference = 'bare' | 'limit';
export type Turns = { product: Measured } & Partial<Record<Reference | 'other', Measured>>;

type Name = Pick<Figure, 'area' | 'what' | 'goals'>;

/** The server that each ratio of a figure refers to. */
const ofReferences = { ratio: 'bare', limitRatio: 'limit' } as const;
export const ofOtherBuild = { ratio: 'other' } as const;
type Shares = Partial<Record<'ratio' | 'limitRatio', Reference | 'other'>>;

/** Returns the figure of the product over all rounds, with its ratio to each other server per round. */
export function compared(name: Name, rounds: readonly Round<Turns>[], shares: Shares = ofReferences): Figure {
  const turns = rounds.map(({ result }) => result);
  const products = turns.map(({ product }) => product);
  const own = figureOf(name, products);
  const also = { ...own.also, 'others %': percent(Math.max(...rounds.map(({ others }) => others))) };
  const figure: Figure = { ...own, also };
  for (const share of ['ratio', 'limitRatio'] as const) {
    const server = shares[share];
    const measured = server ? turns.flatMap((turn) => turn[server] ?? []) : [];
    if (!server || measured.length < turns.length) continue;
    const ofEach = products.map(({ perSecond }, round) => perSecond / (measured[round]?.perSecond ?? NaN));
    figure[share] = range(ofEach);
    Object.assign(also, besides(server, measured));
  }
  return figure;
}

function besides(server: string, rounds: readonly Measured[]): Record<string, number> {
  const { median, also = {} } = figureOf({ area: '', what: '' }, rounds);
  return {
    [`${server}/s`]: median,
    [`${server} p99/p50`]: also['p99/p50'] ?? NaN,
    [`${server} µs`]: also['µs'] ?? NaN,
    [`${server} µs of PostgreSQL`]: also['µs of PostgreSQL'] ?? NaN,
  };
}

function figureOf(name: Name, rounds: readonly Measured[]): Figure {
  const of = (what: keyof Measured) => middle(rounds.map((round) => round[what]));
  const also = {
    'p50 ms': of('p50'),
    'p99 ms': of('p99'),
    'p99/p50': middle(rounds.map(({ p50, p99 }) => p99 / p50)),
    µs: of('cpu'),
    'µs of PostgreSQL': of('cpuDatabase'),
    MB: of('memory'),
  };
  const perSecond = range(rounds.map((round) => round.perSecond));
  return { ...name, unit: '/s', ...perSecond, count: rounds.length, also };
}

export const middle = (values: readonly number[]): number => range(values).median;
