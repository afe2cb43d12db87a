import { spread, type Figure } from '../../.tools/bench/figures.mjs';
import { send, type Load, type Seen } from './load';
import { cpuOf, family, forgetPeak, memoryOf, type Running } from './processes';

/** What a load saw, the processor time of one request in microseconds, and megabytes of the server at the most. */
export interface Measured extends Seen {
  cpu: number;
  cpuDatabase: number;
  memory: number;
}

/** One load on one server, with the processor time it took there and in PostgreSQL, and the memory. */
export async function measure(
  server: Running,
  postgresPid: number,
  load: Omit<Load, 'origin'>,
): Promise<Measured> {
  forgetPeak(server.pid);
  const before = [cpuOf([server.pid]), new Map(each(postgresPid))] as const;
  const seen = await send({ origin: server.origin, ...load });
  const cpu = (cpuOf([server.pid]) - before[0]) / seen.requests;
  const used = each(postgresPid).map(([pid, time]) => time - (before[1].get(pid) ?? 0));
  const cpuDatabase = used.reduce((sum, time) => sum + time, 0) / seen.requests;
  return { ...seen, cpu, cpuDatabase, memory: memoryOf(server.pid).peak };
}

/** Processes of PostgreSQL come and go with the connections. */
const each = (pid: number) => family(pid).map((one) => [one, cpuOf([one])] as const);

/**
 * Rounds of one load on the product and on the limit by turns, as a row of the table. The machine is not the same from one minute to
 * the next: what two measurements are to each other is taken from each round.
 */
export function compared(
  name: Pick<Figure, 'area' | 'what' | 'goals'>,
  { product, bare }: { product: readonly Measured[]; bare: readonly Measured[] },
): Figure {
  const own = figureOf(name, product);
  const limit = figureOf(name, bare);
  const also = {
    ...own.also,
    'limit/s': limit.median,
    'limit p99/p50': limit.also?.['p99/p50'] ?? NaN,
    'limit µs': limit.also?.['µs'] ?? NaN,
    'limit µs of PostgreSQL': limit.also?.['µs of PostgreSQL'] ?? NaN,
  };
  const ratio = middle(product.map(({ perSecond }, round) => perSecond / (bare[round]?.perSecond ?? NaN)));
  return { ...own, also, ratio };
}

export function figureOf(name: Pick<Figure, 'area' | 'what' | 'goals'>, rounds: readonly Measured[]): Figure {
  const of = (what: keyof Measured) => middle(rounds.map((round) => round[what]));
  const also = {
    'p50 ms': of('p50'),
    'p99 ms': of('p99'),
    'p99/p50': middle(rounds.map(({ p50, p99 }) => p99 / p50)),
    µs: of('cpu'),
    'µs of PostgreSQL': of('cpuDatabase'),
    MB: of('memory'),
  };
  return { ...name, unit: '/s', median: of('perSecond'), count: rounds.length, also };
}

export const middle = (values: readonly number[]): number => spread(values).median;
