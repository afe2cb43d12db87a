import type { RunningServer } from '../process';

/** What a server that is to tell its figures is started with. */
export const METRICS_TOKEN = 'collector-secret';
const headers = { authorization: `Bearer ${METRICS_TOKEN}` };

/** The delay of the event loop since it was last asked for, in milliseconds. */
export async function loopDelay({ origin }: RunningServer): Promise<{ p99: number; most: number }> {
  const text = await (await fetch(`${origin}/ops/metrics`, { headers })).text();
  const of = (name: string) =>
    1000 * Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (.*)$`, 'm').exec(text)?.[1]);
  return { p99: Math.round(of('p99')), most: Math.round(of('max')) };
}
