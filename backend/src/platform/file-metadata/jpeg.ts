import { inOrder, positionAfter, remove, replace, type Edit } from './edits';
import { minimalExif } from './exif';
import { UnreadableFile, type FileSource } from './file-source';
import { pictureIndex, type PictureIndex } from './jpeg-picture-index';

const SCAN_BYTES = 256 * 1024;
const marker = {
  scan: 0xda,
  end: 0xd9,
  comment: 0xfe,
  app0: 0xe0,
  app1: 0xe1,
  app2: 0xe2,
  app14: 0xee,
  app15: 0xef,
};

/** A marker with its length and content; positions are absolute. */
interface Segment {
  kind: number;
  start: number;
  end: number;
}

/** One picture of a file: its edits, its end, and the index of further pictures. */
interface JpegPicture {
  start: number;
  end: number;
  edits: Edit[];
  hasExif?: boolean;
  index?: PictureIndex;
}

/**
 * Removes all application segments but JFIF, color profiles, the Adobe color transform and the index of further pictures, such as
 * gain maps. Further pictures are kept without their metadata; other data after the picture is removed, such as the film of a
 * motion photo.
 */
export async function jpegMetadata(source: FileSource): Promise<Edit[]> {
  const main = await readPicture(source, 0);
  const others = await furtherPictures(source, main);
  const pictures = [main, ...others];
  const edits = pictures.flatMap((picture) => picture.edits);
  pictures.forEach(({ end }, place) => {
    const next = pictures[place + 1]?.start ?? source.size;
    if (next > end) edits.push(remove(end, next));
  });
  if (!main.index) return edits;
  if (others.length === 0) return [...edits, remove(main.index.segment.start, main.index.segment.end)];
  const sorted = inOrder(edits);
  const moved = (position: number) => positionAfter(sorted, position);
  const headerAt = moved(main.index.headerAt);
  const patches = main.index.entries.flatMap(({ at, start }, place) => {
    const picture = pictures.find((each) => each.start === start);
    const value = Buffer.alloc(8);
    main.index?.write(value, 0, picture ? moved(picture.end) - moved(picture.start) : 0);
    main.index?.write(value, 4, picture && place > 0 ? moved(picture.start) - headerAt : 0);
    return replace(at + 4, at + 12, value);
  });
  return [...edits, ...patches];
}

async function furtherPictures(source: FileSource, main: JpegPicture): Promise<JpegPicture[]> {
  const starts = main.index?.entries.slice(1).map(({ start }) => start) ?? [];
  const found: JpegPicture[] = [];
  let end = main.end;
  for (const start of [...new Set(starts)].sort((a, b) => a - b)) {
    const isPicture = start >= end && (await source.read(start, 3)).toString('hex') === 'ffd8ff';
    if (!isPicture) continue;
    const picture = await readPicture(source, start);
    if (picture.index) picture.edits.push(remove(picture.index.segment.start, picture.index.segment.end));
    found.push(picture);
    end = picture.end;
  }
  return found;
}

async function readPicture(source: FileSource, start: number): Promise<JpegPicture> {
  if ((await source.read(start, 2)).toString('hex') !== 'ffd8') throw new UnreadableFile('No start of image');
  const picture: JpegPicture = { start, end: source.size, edits: [] };
  for (let at = start + 2; at < source.size;) {
    const segment = await nextSegment(source, at);
    const next = segment?.start ?? source.size;
    if (next > at) picture.edits.push(remove(at, next));
    if (!segment) return picture;
    if (segment.kind === marker.end) return { ...picture, end: segment.end };
    at = segment.kind === marker.scan ? await endOfScan(source, segment.end) : segment.end;
    if (isMetadata(segment.kind)) await readMetadata(source, segment, picture);
  }
  return picture;
}

/** Adds the edits of an application segment or comment. Only the first Exif block and the first index count. */
async function readMetadata(source: FileSource, segment: Segment, picture: JpegPicture): Promise<void> {
  const content = await source.read(segment.start + 4, segment.end - segment.start - 4);
  const index = startsWith(content, 'MPF\0') ? await pictureIndex(content, segment) : undefined;
  if (index && !picture.index) picture.index = index;
  else if (isExif(content) && !picture.hasExif) {
    picture.hasExif = true;
    picture.edits.push(await exifEdit(segment, content));
  } else if (!isKept(segment.kind, content)) picture.edits.push(remove(segment.start, segment.end));
}

/** Finds the next marker; decoders skip other bytes before it. Standalone markers have no length. */
async function nextSegment(source: FileSource, from: number): Promise<Segment | undefined> {
  const start = await findMarker(source, from, (kind) => kind > 0x01 && kind < 0xff);
  if (start === undefined) return undefined;
  const head = await source.read(start, 4);
  const kind = head.readUInt8(1);
  if (kind === marker.end || (kind >= 0xd0 && kind <= 0xd8)) return { kind, start, end: start + 2 };
  if (head.length < 4) return undefined;
  return { kind, start, end: Math.min(start + 2 + Math.max(head.readUInt16BE(2), 2), source.size) };
}

/** Returns the position after the entropy-coded data: the next marker that is neither stuffing nor a restart. */
async function endOfScan(source: FileSource, from: number): Promise<number> {
  const isNext = (kind: number) => kind > 0x01 && kind < 0xff && (kind < 0xd0 || kind > 0xd7);
  return (await findMarker(source, from, isNext)) ?? source.size;
}

async function findMarker(
  source: FileSource,
  from: number,
  matches: (kind: number) => boolean,
): Promise<number | undefined> {
  for (let at = from; at < source.size - 1;) {
    const bytes = await source.read(at, SCAN_BYTES);
    let place = bytes.indexOf(0xff);
    while (place >= 0 && place + 1 < bytes.length) {
      if (matches(bytes.readUInt8(place + 1))) return at + place;
      place = bytes.indexOf(0xff, place + 1);
    }
    // The last byte is read again, because a marker may begin with it.
    at += Math.max(bytes.length - 1, 1);
  }
  return undefined;
}

const isMetadata = (kind: number) => (kind >= marker.app0 && kind <= marker.app15) || kind === marker.comment;
const startsWith = (content: Buffer, prefix: string) =>
  content.toString('latin1', 0, prefix.length) === prefix;
const isExif = (content: Buffer) => startsWith(content, 'Exif\0');

function isKept(kind: number, content: Buffer): boolean {
  if (kind === marker.app0) return startsWith(content, 'JFIF\0');
  if (kind === marker.app14) return startsWith(content, 'Adobe');
  const isColor = startsWith(content, 'ICC_PROFILE\0') || startsWith(content, 'urn:iso:std:iso:ts:21496:-1');
  return kind === marker.app2 && isColor;
}

async function exifEdit({ start, end }: Segment, content: Buffer): Promise<Edit> {
  const exif = await minimalExif(content.subarray(6));
  if (!exif) return remove(start, end);
  const head = Buffer.from('\xff\xe1\0\0Exif\0\0', 'latin1');
  head.writeUInt16BE(2 + 6 + exif.length, 2);
  return replace(start, end, Buffer.concat([head, exif]));
}
