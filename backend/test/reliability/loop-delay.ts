import type { RunningServer } from '../process';

/** `METRICS_TOKEN` of servers whose metrics are read. */
export const METRICS_TOKEN = 'collector-secret';
const headers = { authorization: `Bearer ${METRICS_TOKEN}` };

/** Returns the event loop delay in milliseconds since the last call. */
export async function loopDelay({ origin }: RunningServer): Promise<{ p99: number; most: number }> {
  const text = await (await fetch(`${origin}/ops/metrics`, { headers })).text();
  const of = (name: string) =>
    1000 * Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (.*)$`, 'm').exec(text)?.[1]);
  return { p99: Math.round(of('p99')), most: Math.round(of('max')) };
}
