import { UnreadableFile, type FileSource } from './file-source';

/** A box of the ISO base media file format, which MP4, QuickTime and HEIF use. */
export interface Box {
  type: string;
  start: number;
  /** The beginning of the content. */
  body: number;
  end: number;
  /** The file ends before the box does. */
  isTruncated: boolean;
}

/** A box in memory; positions in it are relative to `start`. */
export interface LoadedBox {
  start: number;
  bytes: Buffer;
  box: Box;
}

const boxType = /^[\x20-\x7e\xa9]{4}$/;

/** Reads the header of a box; undefined when there is none. `limit` is the end of what contains it. */
export function boxAt(head: Buffer, start: number, limit: number): Box | undefined {
  if (head.length < 8) return undefined;
  const type = head.toString('latin1', 4, 8);
  const short = head.readUInt32BE(0);
  if (!boxType.test(type) || (short === 1 && head.length < 16)) return undefined;
  const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? limit - start : short;
  const body = start + (short === 1 ? 16 : 8);
  if (start + size < body) return undefined;
  return { type, start, body, end: Math.min(start + size, limit), isTruncated: start + size > limit };
}

/** Reads the boxes between two positions of a buffer. Up to seven bytes at the end may remain, such as the zeros of QuickTime. */
export function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to;) {
    const box = boxAt(bytes.subarray(at, Math.min(at + 16, to)), at, to);
    if (!box || box.isTruncated) throw new UnreadableFile('A box is malformed');
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** Yields the boxes of a file; ends at the first bytes that are no box. */
export async function* boxesOf(source: FileSource): AsyncGenerator<Box> {
  for (let at = 0; at < source.size;) {
    const box = boxAt(await source.read(at, 16), at, source.size);
    if (!box) return;
    yield box;
    at = box.end;
  }
}

/** Turns a box in a buffer into free space. */
export function freeBox(bytes: Buffer, { start, body, end }: Box): void {
  bytes.write('free', start + 4, 'latin1');
  bytes.fill(0, body, end);
}

export const childNamed = (bytes: Buffer, { body, end }: Pick<Box, 'body' | 'end'>, type: string) =>
  boxesIn(bytes, body, end).find((box) => box.type === type);
