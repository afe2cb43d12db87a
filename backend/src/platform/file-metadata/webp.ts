import { positionAfter, remove, replace, type Edit } from './edits';
import { minimalExif } from './exif';
import { UnreadableFile, type FileSource } from './file-source';

const kept = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const chunkType = /^[\x20-\x7e]{4}$/;
const HEADER_BYTES = 12;
const MAX_EXIF_BYTES = 1024 * 1024;
const EXIF_FLAG = 0x08;
const XMP_FLAG = 0x04;

interface Chunk {
  type: string;
  /** The header. */
  start: number;
  end: number;
  /** Bytes of the content, without padding. */
  length: number;
}

/** Removes all chunks but those of the picture, and everything after its end; updates the flags and the size in the headers. */
export async function webpMetadata(source: FileSource): Promise<Edit[]> {
  const head = await source.read(0, HEADER_BYTES);
  if (head.length < HEADER_BYTES) throw new UnreadableFile('Truncated header');
  const declaredEnd = 8 + head.readUInt32LE(4);
  const end = Math.min(declaredEnd, source.size);
  const chunks = await chunksOf(source, end);
  const unwanted = chunks.filter(({ type }) => !kept.has(type) && type !== 'EXIF');
  const edits = unwanted.map((chunk) => remove(chunk.start, chunk.end));
  const pictureEnd = chunks.at(-1)?.end ?? HEADER_BYTES;
  if (pictureEnd < end) edits.push(remove(pictureEnd, end));
  let hasExif = false;
  for (const chunk of chunks.filter(({ type }) => type === 'EXIF')) {
    const exif: Buffer | undefined = hasExif ? undefined : await readExif(source, chunk);
    hasExif ||= exif !== undefined;
    edits.push(
      exif ? replace(chunk.start, chunk.end, riffChunk('EXIF', exif)) : remove(chunk.start, chunk.end),
    );
  }
  const size = Buffer.alloc(4);
  size.writeUInt32LE(declaredEnd - 8 + positionAfter(edits, end) - end);
  const ofHeaders = edits.length > 0 ? [replace(4, 8, size)] : [];
  const afterEnd = end < source.size ? [remove(end, source.size)] : [];
  return [...ofHeaders, ...edits, ...(await flagEdits(source, chunks, hasExif)), ...afterEnd];
}

/** Stops at a truncated header. */
async function chunksOf(source: FileSource, end: number): Promise<Chunk[]> {
  const chunks: Chunk[] = [];
  for (let at = HEADER_BYTES; at + 8 <= end;) {
    const head = await source.read(at, 8);
    const type = head.toString('latin1', 0, 4);
    if (!chunkType.test(type)) throw new UnreadableFile('Not a chunk');
    const length = head.readUInt32LE(4);
    const next = Math.min(at + 8 + length + (length % 2), end);
    chunks.push({ type, start: at, end: next, length: Math.min(length, end - at - 8) });
    at = next;
  }
  return chunks;
}

async function flagEdits(source: FileSource, chunks: readonly Chunk[], hasExif: boolean): Promise<Edit[]> {
  const header = chunks.find(({ type, length }) => type === 'VP8X' && length > 0);
  if (!header) return [];
  const at = header.start + 8;
  const before = (await source.read(at, 1)).readUInt8(0);
  const flags = (before & ~(EXIF_FLAG | XMP_FLAG)) | (hasExif ? EXIF_FLAG : 0);
  return flags === before ? [] : [replace(at, at + 1, Buffer.of(flags))];
}

/** Some programs write the prefix of JPEG before the Exif block. */
async function readExif(source: FileSource, { start, length }: Chunk): Promise<Buffer | undefined> {
  const bytes = await source.read(start + 8, Math.min(length, MAX_EXIF_BYTES));
  return minimalExif(bytes.toString('latin1', 0, 6) === 'Exif\0\0' ? bytes.subarray(6) : bytes);
}

function riffChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}
