/**
 * How every part of `npm run bench` hands in what it measured: one JSON line a figure, in the file that `BENCH_FIGURES`
 * names. Without one, a part that is run by itself only says them.
 */
import { appendFileSync } from 'node:fs';
import { figureLine } from './words.mjs';

export function addFigure(figure) {
  process.stdout.write(`${figureLine(figure)}\n`);
  if (process.env.BENCH_FIGURES) appendFileSync(process.env.BENCH_FIGURES, `${JSON.stringify(figure)}\n`);
}

/** A figure of many measured values: their median, 95th percentile and most. */
export function addValues(figure, values) {
  addFigure({ unit: 'ms', ...figure, ...spread(values) });
}

export function spread(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return { median: at(0.5), p95: at(0.95), most: at(1), count: sorted.length };
}
