import { appendFileSync } from 'node:fs';

/** `npm run reliability` asks for many, `npm test` for few. */
export const isWhole = process.env.RELIABILITY_FIGURES !== undefined;
export const many = (whole: number, few: number) => (isWhole ? whole : few);

/** Minutes of a soak, or seconds of an overload, where somebody names them. */
export const asked = (byDefault: number) => Number(process.env.RELIABILITY_FOR ?? byDefault);

export interface Counted {
  part: string;
  what: string;
  counts: Record<string, number>;
}

/** Said, and handed to the command that writes docs/reliability.md. */
export function addCounts(counted: Counted): void {
  const { part, what, counts } = counted;
  const said = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  process.stdout.write(`${part}, ${what}: ${said.join(', ')}\n`);
  const file = process.env.RELIABILITY_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify(counted)}\n`);
}

/** With one digit behind the point. */
export const seconds = (milliseconds: number) => Math.round(milliseconds / 100) / 10;
