import type { ByteRange } from '../../platform/storage';

/**
 * Parses a `Range` header: one range, everything (no range, or a syntax we need not support), or beyond the end of the file.
 * Requests for several ranges get everything.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'everything' | 'beyond' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'everything';
  if (first === '') return suffix(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size) return 'beyond';
  return start > end ? 'everything' : { start, end };
}

function suffix(length: number, size: number): ByteRange | 'beyond' {
  return length === 0 || size === 0 ? 'beyond' : { start: Math.max(0, size - length), end: size - 1 };
}
