import { crc32 } from 'node:zlib';
import { remove, replace, type Edit } from './edits';
import { minimalExif } from './exif';
import { UnreadableFile, type FileSource } from './file-source';

const SIGNATURE_BYTES = 8;
/** Length, type and checksum. */
const FRAME_BYTES = 12;
const MAX_EXIF_BYTES = 1024 * 1024;

/** Chunks that decoders need, with color and animation. */
const kept = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV mDCv cLLI cLLi bKGD hIST pHYs sPLT tIME acTL fcTL fdAT'.split(
    ' ',
  ),
);
const chunkType = /^[A-Za-z]{4}$/;

/** Removes all other chunks, and everything after the end of the picture. A truncated picture keeps its last chunk. */
export async function pngMetadata(source: FileSource): Promise<Edit[]> {
  const edits: Edit[] = [];
  for (let at = SIGNATURE_BYTES; at < source.size;) {
    const head = await source.read(at, 8);
    const type = head.toString('latin1', 4);
    if (head.length < 8) return [...edits, remove(at, source.size)];
    if (!chunkType.test(type)) throw new UnreadableFile('Not a chunk');
    const length = head.readUInt32BE(0);
    const end = Math.min(at + FRAME_BYTES + length, source.size);
    if (type === 'eXIf') edits.push(await exifEdit(source, at, end));
    else if (!kept.has(type) && !(await isTime(source, { type, at, length }))) edits.push(remove(at, end));
    if (type === 'IEND') return end < source.size ? [...edits, remove(end, source.size)] : edits;
    at = end;
  }
  return edits;
}

async function exifEdit(source: FileSource, start: number, end: number): Promise<Edit> {
  const size = Math.min(end - start - FRAME_BYTES, MAX_EXIF_BYTES);
  const exif = size > 0 ? await minimalExif(await source.read(start + 8, size)) : undefined;
  return exif ? replace(start, end, chunk('eXIf', exif)) : remove(start, end);
}

/** Returns true for the text with the keyword of the standard for the time of creation, if it is a time. */
async function isTime(
  source: FileSource,
  { type, at, length }: { type: string; at: number; length: number },
) {
  if (type !== 'tEXt' || length > 80) return false;
  const [keyword, text = ''] = (await source.read(at + 8, length)).toString('latin1').split('\0');
  return (
    keyword === 'Creation Time' &&
    /\d/.test(text) &&
    !Number.isNaN(Date.parse(text.replace(exifDate, '$1-$2-$3')))
  );
}

const exifDate = /^(\d{4}):(\d\d):(\d\d)/;

function chunk(type: string, data: Buffer): Buffer {
  const framed = Buffer.alloc(data.length + FRAME_BYTES);
  framed.writeUInt32BE(data.length, 0);
  framed.write(type, 4, 'latin1');
  data.copy(framed, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, 8 + data.length)), 8 + data.length);
  return framed;
}
