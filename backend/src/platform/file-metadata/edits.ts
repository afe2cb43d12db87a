/** Replaces the bytes from `start` to `end` (exclusive) of a file by `bytes`, followed by zeros up to `length`. */
export interface Edit {
  start: number;
  end: number;
  bytes: Buffer;
  length: number;
}

const nothing = Buffer.alloc(0);

export const remove = (start: number, end: number): Edit => ({ start, end, bytes: nothing, length: 0 });

export const replace = (start: number, end: number, bytes: Buffer): Edit => ({
  start,
  end,
  bytes,
  length: bytes.length,
});

/** Keeps the length of the file: zeros follow the bytes. */
export const overwrite = (start: number, end: number, bytes: Buffer = nothing): Edit => ({
  start,
  end,
  bytes: bytes.subarray(0, end - start),
  length: end - start,
});

/** Sorts edits and drops those that overlap the one before, which malformed files can produce. */
export function inOrder(edits: readonly Edit[]): Edit[] {
  const sorted: Edit[] = [];
  for (const edit of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const before = sorted.at(-1);
    if (!before || edit.start >= before.end) sorted.push(edit);
    else if (edit.end > before.end) sorted.push(overwrite(before.end, edit.end));
  }
  return sorted;
}

/** Returns the position after the edits of a position that no edit contains. */
export function positionAfter(edits: readonly Edit[], position: number): number {
  let moved = position;
  for (const { start, end, length } of edits) if (end <= position) moved += length - (end - start);
  return moved;
}

const ZEROS = Buffer.alloc(64 * 1024);

/** Streams a file with the edits applied; they are in order. */
export async function* withEdits(
  content: AsyncIterable<Buffer>,
  edits: readonly Edit[],
): AsyncGenerator<Buffer> {
  let at = 0;
  let next = 0;
  for await (const chunk of content) {
    const end = at + chunk.length;
    let from = at;
    for (let edit = edits[next]; edit && edit.start < end; edit = edits[next]) {
      // An edit that began in an earlier chunk is written already.
      if (edit.start >= from) yield* partBefore(edit, chunk.subarray(from - at, edit.start - at));
      from = Math.min(edit.end, end);
      if (edit.end > end) break;
      next++;
    }
    if (from < end) yield chunk.subarray(from - at);
    at = end;
  }
}

function* partBefore({ bytes, length }: Edit, unchanged: Buffer): Generator<Buffer> {
  if (unchanged.length > 0) yield unchanged;
  if (bytes.length > 0) yield bytes;
  for (let left = length - bytes.length; left > 0; left -= ZEROS.length) yield ZEROS.subarray(0, left);
}
