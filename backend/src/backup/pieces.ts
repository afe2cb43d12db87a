/** So many bytes of rows are packed at once. */
const most = 4 * 1024 * 1024;
const newLine = 10;

/** Rows as COPY sends them, in pieces that end where a row ends. */
export async function* piecesOf(rows: AsyncIterable<Buffer>, size = most): AsyncGenerator<Buffer> {
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

/** A line break within a value is written as two other characters, so each one ends a row. */
export function rowsIn(piece: Buffer): number {
  let rows = 0;
  for (let at = piece.indexOf(newLine); at >= 0; at = piece.indexOf(newLine, at + 1)) rows++;
  return rows;
}
