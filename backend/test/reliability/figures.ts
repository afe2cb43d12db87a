import { appendFileSync } from 'node:fs';

/** `npm run reliability` runs the full sizes, `npm test` the small ones. */
export const isWhole = process.env.RELIABILITY_FIGURES !== undefined;
export const many = (whole: number, few: number) => (isWhole ? whole : few);

/** Duration of a soak in minutes, or of an overload in seconds (`RELIABILITY_FOR`). */
export const asked = (byDefault: number) => Number(process.env.RELIABILITY_FOR ?? byDefault);

export interface Counted {
  part: string;
  what: string;
  counts: Record<string, number>;
}

/** Prints the counts and passes them to the command that writes docs/reliability.md. */
export function addCounts(counted: Counted): void {
  const { part, what, counts } = counted;
  const said = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  process.stdout.write(`${part}, ${what}: ${said.join(', ')}\n`);
  const file = process.env.RELIABILITY_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify(counted)}\n`);
}

/** Converts milliseconds to seconds with one decimal. */
export const seconds = (milliseconds: number) => Math.round(milliseconds / 100) / 10;
