/** Minimum size of a chunk before compression. */
const CHUNK_BYTES = 4 * 1024 * 1024;
const newLine = 10;

/** Splits the output of COPY into chunks that end at the end of a row. */
export async function* chunksOf(rows: AsyncIterable<Buffer>, size = CHUNK_BYTES): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of rows) {
    parts.push(chunk);
    bytes += chunk.length;
    const end = chunk.lastIndexOf(newLine) + 1;
    if (bytes < size || end === 0) continue;
    yield Buffer.concat(parts).subarray(0, bytes - chunk.length + end);
    parts = [chunk.subarray(end)];
    bytes = chunk.length - end;
  }
  if (bytes > 0) yield Buffer.concat(parts);
}

/** Counts rows by newlines: COPY escapes those within values. */
export function rowsIn(chunk: Buffer): number {
  let rows = 0;
  for (let at = chunk.indexOf(newLine); at >= 0; at = chunk.indexOf(newLine, at + 1)) rows++;
  return rows;
}
