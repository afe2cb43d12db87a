export const say = (line: string) => process.stdout.write(`${line}\n`);

/** One line of figures; times in milliseconds. */
export function report(title: string, values: readonly number[]): void {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]?.toFixed(1);
  say(`${title}: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, most ${at(1)} ms (${sorted.length} times)`);
}
