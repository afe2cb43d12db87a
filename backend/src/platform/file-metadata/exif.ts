import { bufferSource } from './file-source';
import { TiffReader, type Directory } from './tiff-reader';

const EXIF_DIRECTORY = 34_665;
const ORIENTATION = 274;
const COLOR_SPACE = 40_961;

/** Capture times with their fractions and offsets from UTC, by the directory that contains them. */
export const timeTags = {
  main: [306],
  exif: [36_867, 36_868, 36_880, 36_881, 36_882, 37_520, 37_521, 37_522],
};

/** Digits and signs only, so that no other text is kept under the tag of a time. */
const timePattern = /^[\d:+\-. ]{1,32}$/;

interface KeptField {
  tag: number;
  value: number | string;
}

/** The fields of an Exif block that are kept. */
interface KeptExif {
  main: KeptField[];
  exif: KeptField[];
}

/**
 * Returns an Exif block (TIFF header and directories) with only orientation, color space and capture times of the given one;
 * undefined when it has none of them or cannot be read.
 */
export async function minimalExif(bytes: Buffer): Promise<Buffer | undefined> {
  const kept = await readKept(bytes).catch(() => undefined);
  return kept && kept.main.length + kept.exif.length > 0 ? encode(kept) : undefined;
}

async function readKept(bytes: Buffer): Promise<KeptExif> {
  const reader = await TiffReader.open(bufferSource(bytes));
  const directory = await reader.directory(reader.first);
  const main = await keptOf(reader, directory, { numbers: [ORIENTATION], times: timeTags.main });
  const pointer = directory.fields.find(({ tag }) => tag === EXIF_DIRECTORY);
  if (!pointer) return { main, exif: [] };
  const [at = 0] = await reader.numbers(pointer);
  const found = await reader.directory(at).catch(() => undefined);
  const wanted = { numbers: [COLOR_SPACE], times: timeTags.exif };
  return { main, exif: found ? await keptOf(reader, found, wanted) : [] };
}

async function keptOf(
  reader: TiffReader,
  { fields }: Directory,
  { numbers, times }: { numbers: number[]; times: number[] },
): Promise<KeptField[]> {
  const kept: KeptField[] = [];
  for (const field of fields) {
    if (numbers.includes(field.tag)) {
      const [value] = await reader.numbers(field);
      if (value !== undefined && value <= 0xffff) kept.push({ tag: field.tag, value });
    } else if (times.includes(field.tag)) {
      const value = await reader.text(field);
      if (timePattern.test(value)) kept.push({ tag: field.tag, value });
    }
  }
  return kept.sort((a, b) => a.tag - b.tag);
}

const HEADER_BYTES = 8;
const tableBytes = (fields: number) => 2 + fields * 12 + 4;

function encode({ main, exif }: KeptExif): Buffer {
  const hasExif = exif.length > 0;
  const header = Buffer.from('II*\0\x08\0\0\0', 'latin1');
  const pointer = { tag: EXIF_DIRECTORY, value: 0 };
  const first = encodeDirectory(hasExif ? [...main, pointer] : main, HEADER_BYTES);
  if (!hasExif) return Buffer.concat([header, first]);
  const exifAt = HEADER_BYTES + first.length;
  // The pointer is the last field of the first directory: no kept tag is larger.
  const lastField = 2 + main.length * 12;
  first.writeUInt16LE(4, lastField + 2);
  first.writeUInt32LE(exifAt, lastField + 8);
  return Buffer.concat([header, first, encodeDirectory(exif, exifAt)]);
}

function encodeDirectory(fields: readonly KeptField[], at: number): Buffer {
  const table = Buffer.alloc(tableBytes(fields.length));
  const texts: Buffer[] = [];
  let textsAt = at + table.length;
  table.writeUInt16LE(fields.length, 0);
  fields.forEach(({ tag, value }, place) => {
    const field = table.subarray(2 + place * 12);
    field.writeUInt16LE(tag, 0);
    if (typeof value === 'number') {
      field.writeUInt16LE(3, 2);
      field.writeUInt32LE(1, 4);
      field.writeUInt16LE(value, 8);
      return;
    }
    const bytes = Buffer.from(`${value}\0`, 'latin1');
    field.writeUInt16LE(2, 2);
    field.writeUInt32LE(bytes.length, 4);
    if (bytes.length <= 4) return void bytes.copy(field, 8);
    const even = Buffer.concat([bytes, Buffer.alloc(bytes.length % 2)]);
    field.writeUInt32LE(textsAt, 8);
    texts.push(even);
    textsAt += even.length;
  });
  return Buffer.concat([table, ...texts]);
}
