const units = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** Formats bytes: `1536` is `1.5 KB`, with as many digits as are significant. */
export function fileSize(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)));
  const amount = bytes / 1024 ** power;
  return `${Number(amount.toFixed(amount < 10 && power > 0 ? 1 : 0))} ${units[power] ?? 'GB'}`;
}
