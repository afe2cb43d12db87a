import { bufferSource } from './file-source';
import { TiffReader } from './tiff-reader';

const ENTRIES = 0xb002;
const ENTRY_BYTES = 16;
const PREFIX_BYTES = 4;

/** The index of the pictures in a JPEG file (CIPA DC-007, Multi-Picture Format); positions are absolute. */
export interface PictureIndex {
  segment: { start: number; end: number };
  /** Offsets count from here. */
  headerAt: number;
  entries: { at: number; start: number }[];
  /** Writes a number in the byte order of the index. */
  write: (bytes: Buffer, at: number, value: number) => void;
}

/** Reads the content of the segment; undefined when it is no index. */
export async function pictureIndex(
  content: Buffer,
  segment: { start: number; end: number },
): Promise<PictureIndex | undefined> {
  const body = content.subarray(PREFIX_BYTES);
  const headerAt = segment.start + 4 + PREFIX_BYTES;
  try {
    const reader = await TiffReader.open(bufferSource(body));
    const { fields } = await reader.directory(reader.first);
    const field = fields.find(({ tag }) => tag === ENTRIES);
    if (!field) return undefined;
    const isLittle = body.toString('latin1', 0, 2) === 'II';
    const offset = (at: number) => (isLittle ? body.readUInt32LE(at) : body.readUInt32BE(at));
    const count = Math.floor(field.valueBytes / ENTRY_BYTES);
    const entries = Array.from({ length: count }, (_, place) => {
      const at = field.valueAt + place * ENTRY_BYTES;
      // The first picture, which contains the index, has the offset 0.
      return { at: headerAt + at, start: place === 0 ? 0 : headerAt + offset(at + 8) };
    });
    const write = (bytes: Buffer, at: number, value: number) =>
      void (isLittle ? bytes.writeUInt32LE(value, at) : bytes.writeUInt32BE(value, at));
    return { segment, headerAt, entries, write };
  } catch {
    return undefined;
  }
}
