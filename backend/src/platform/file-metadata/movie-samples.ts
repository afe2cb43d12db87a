import { childNamed, type Box } from './boxes';
import { UnreadableFile } from './file-source';

export interface ByteSpan {
  start: number;
  end: number;
}

/** Returns the ranges of the chunks of a track, from its sample table. */
export function sampleRanges(bytes: Buffer, table: Box): ByteSpan[] {
  const offsets = chunkOffsets(bytes, table);
  if (offsets.length === 0) return [];
  const sizeOf = sampleSizes(bytes, table);
  const perChunk = samplesPerChunk(bytes, table);
  let sample = 0;
  let run = 0;
  return offsets.map((start, chunk) => {
    while ((perChunk[run + 1]?.firstChunk ?? Infinity) <= chunk + 1) run++;
    let length = 0;
    for (let left = perChunk[run]?.samples ?? 0; left > 0; left--) length += sizeOf(sample++);
    return { start, end: start + length };
  });
}

/** Returns the position of the content of a table after version and flags. */
function contentOf(bytes: Buffer, table: Box, type: string): { at: number; end: number } | undefined {
  const box = childNamed(bytes, table, type);
  return box && { at: box.body + 4, end: box.end };
}

function rowsOf({ at, end }: { at: number; end: number }, count: number, rowBytes: number): number[] {
  if (at + count * rowBytes > end) throw new UnreadableFile('A sample table is truncated');
  return Array.from({ length: count }, (_, row) => at + row * rowBytes);
}

function chunkOffsets(bytes: Buffer, table: Box): number[] {
  const short = contentOf(bytes, table, 'stco');
  const long = contentOf(bytes, table, 'co64');
  const content = short ?? long;
  if (!content) return [];
  const rows = { at: content.at + 4, end: content.end };
  return rowsOf(rows, bytes.readUInt32BE(content.at), short ? 4 : 8).map((at) =>
    short ? bytes.readUInt32BE(at) : Number(bytes.readBigUInt64BE(at)),
  );
}

function sampleSizes(bytes: Buffer, table: Box): (sample: number) => number {
  const content = contentOf(bytes, table, 'stsz');
  if (!content) throw new UnreadableFile('A track has no table of sizes');
  const fixed = bytes.readUInt32BE(content.at);
  if (fixed > 0) return () => fixed;
  const rows = { at: content.at + 8, end: content.end };
  const places = rowsOf(rows, bytes.readUInt32BE(content.at + 4), 4);
  return (sample) => {
    const at = places[sample];
    return at === undefined ? 0 : bytes.readUInt32BE(at);
  };
}

function samplesPerChunk(bytes: Buffer, table: Box): { firstChunk: number; samples: number }[] {
  const content = contentOf(bytes, table, 'stsc');
  if (!content) throw new UnreadableFile('A track has no table of chunks');
  const rows = { at: content.at + 4, end: content.end };
  return rowsOf(rows, bytes.readUInt32BE(content.at), 12).map((at) => ({
    firstChunk: bytes.readUInt32BE(at),
    samples: bytes.readUInt32BE(at + 4),
  }));
}
