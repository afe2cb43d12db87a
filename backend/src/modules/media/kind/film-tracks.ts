import type { FileContent } from './file-content';

/** The kinds of tracks in a container; undefined when its tracks are not found. */
export type Tracks = { hasPicture: boolean; hasSound: boolean } | undefined;

/** Boxes and elements are read up to this number, so that reading a hostile file ends. */
const MAX_STEPS = 500;

interface Box {
  type: string;
  /** First byte of the content, and the one after its last. */
  start: number;
  end: number;
}

/** Yields the boxes of ISO base media and QuickTime files (MP4, MOV, M4A, 3GP) between two positions. */
async function* boxesIn(file: FileContent, from: number, to: number): AsyncGenerator<Box> {
  for (let at = from, step = 0; at + 8 <= to && step < MAX_STEPS; step += 1) {
    const header = await file.read(at, 16);
    if (header.length < 8) return;
    const short = header.readUInt32BE(0);
    const isLong = short === 1 && header.length === 16;
    const size = isLong ? Number(header.readBigUInt64BE(8)) : short === 0 ? to - at : short;
    if (size < (isLong ? 16 : 8)) return;
    yield {
      type: header.toString('latin1', 4, 8),
      start: at + (isLong ? 16 : 8),
      end: Math.min(to, at + size),
    };
    at += size;
  }
}

/** Finds the first box on a path of types. */
async function findBox(file: FileContent, within: Box, path: readonly string[]): Promise<Box | undefined> {
  const [type, ...rest] = path;
  if (type === undefined) return within;
  for await (const box of boxesIn(file, within.start, within.end))
    if (box.type === type) return findBox(file, box, rest);
  return undefined;
}

/** Reads the tracks of an ISO base media or QuickTime file, wherever its `moov` box is. */
export async function tracksOfBoxes(file: FileContent): Promise<Tracks> {
  const movie = await findBox(file, { type: '', start: 0, end: file.size }, ['moov']);
  if (!movie) return undefined;
  const pictures: boolean[] = [];
  let hasSound = false;
  for await (const track of boxesIn(file, movie.start, movie.end)) {
    if (track.type !== 'trak') continue;
    const handler = await findBox(file, track, ['mdia', 'hdlr']);
    const kind = handler && (await file.read(handler.start + 8, 4)).toString('latin1');
    if (kind === 'soun') hasSound = true;
    if (kind === 'vide') pictures.push(await isEnabled(file, track));
  }
  // Chapters of audio books and podcasts have pictures in a disabled track.
  const hasPicture = pictures.some((isShown) => isShown || !hasSound);
  return hasPicture || hasSound ? { hasPicture, hasSound } : undefined;
}

async function isEnabled(file: FileContent, track: Box): Promise<boolean> {
  const header = await findBox(file, track, ['tkhd']);
  const flags = header && (await file.read(header.start + 3, 1))[0];
  return ((flags ?? 1) & 1) === 1;
}

const SEGMENT = 0x18538067;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const TRACK_TYPE = 0x83;
const CLUSTER = 0x1f43b675;

interface Element {
  id: number;
  start: number;
  end: number;
}

async function* elementsIn(file: FileContent, from: number, to: number): AsyncGenerator<Element> {
  for (let at = from, step = 0; at < to && step < MAX_STEPS; step += 1) {
    const header = await file.read(at, 12);
    const idBytes = lengthOf(header[0]);
    const sizeBytes = lengthOf(header[idBytes]);
    if (idBytes > 4 || sizeBytes > 8 || header.length < idBytes + sizeBytes) return;
    const id = header.readUIntBE(0, idBytes);
    const size = sizeOf(header.subarray(idBytes, idBytes + sizeBytes));
    const start = at + idBytes + sizeBytes;
    const end = Math.min(to, size === undefined ? to : start + size);
    yield { id, start, end };
    at = end;
  }
}

/** Returns how many bytes a number of EBML has, from its leading zeros. */
const lengthOf = (first: number | undefined) => (first ? Math.clz32(first) - 23 : 9);

/** Returns undefined for an unknown size, whose bits are all set. */
function sizeOf(bytes: Buffer): number | undefined {
  const bits = BigInt(`0x${bytes.toString('hex')}`) & ((1n << BigInt(7 * bytes.length)) - 1n);
  return bits === (1n << BigInt(7 * bytes.length)) - 1n ? undefined : Number(bits);
}

/** Reads the tracks of a WebM or Matroska file. */
export async function tracksOfElements(file: FileContent): Promise<Tracks> {
  for await (const segment of elementsIn(file, 0, file.size)) {
    if (segment.id !== SEGMENT) continue;
    for await (const element of elementsIn(file, segment.start, segment.end)) {
      if (element.id === CLUSTER) return undefined;
      if (element.id === TRACKS) return trackTypes(file, element);
    }
  }
  return undefined;
}

async function trackTypes(file: FileContent, tracks: Element): Promise<Tracks> {
  const types = new Set<number | undefined>();
  for await (const track of elementsIn(file, tracks.start, tracks.end)) {
    if (track.id !== TRACK) continue;
    for await (const { id, start } of elementsIn(file, track.start, track.end))
      if (id === TRACK_TYPE) types.add((await file.read(start, 1))[0]);
  }
  return types.size > 0 ? { hasPicture: types.has(1), hasSound: types.has(2) } : undefined;
}

const oggPictures = ['\x80theora', '\x01video\0', 'OVP80', 'BBCD\0'];
const oggSounds = ['\x01vorbis', 'OpusHead', '\x7fFLAC', 'Speex  ', 'PCM     '];

/** Reads the tracks of an Ogg file from its first pages, each of which begins one. */
export async function tracksOfOgg(file: FileContent): Promise<Tracks> {
  const starts: string[] = [];
  for (let at = 0, step = 0; step < MAX_STEPS; step += 1) {
    const page = await file.read(at, 27 + 255);
    const isFirstOfTrack = page.length > 27 && page.toString('latin1', 0, 4) === 'OggS' && (page[5] ?? 0) & 2;
    if (!isFirstOfTrack) break;
    const segments = page[26] ?? 0;
    const start = at + 27 + segments;
    starts.push((await file.read(start, 8)).toString('latin1'));
    at = start + page.subarray(27, 27 + segments).reduce((sum, length) => sum + length, 0);
  }
  const begins = (marks: readonly string[]) =>
    starts.some((start) => marks.some((mark) => start.startsWith(mark)));
  const [hasPicture, hasSound] = [begins(oggPictures), begins(oggSounds)];
  return hasPicture || hasSound ? { hasPicture, hasSound } : undefined;
}

const asfStreamProperties = Buffer.from('9107dcb7b7a9cf118ee600c00c205365', 'hex');
const asfVideoStream = Buffer.from('c0ef19bc4d5bcf11a8fd00805f5c442b', 'hex');
const asfAudioStream = Buffer.from('409e69f84d5bcf11a8fd00805f5c442b', 'hex');
const MAX_ASF_HEADER_BYTES = 256 * 1024;

/** Reads the tracks of a Windows Media file from the stream properties in its header. */
export async function tracksOfAsf(file: FileContent): Promise<Tracks> {
  const start = await file.read(0, 24);
  if (start.length < 24) return undefined;
  const bytes = Math.min(MAX_ASF_HEADER_BYTES, Number(start.readBigUInt64LE(16)));
  const header = await file.read(0, bytes);
  const has = (stream: Buffer) => {
    for (
      let at = header.indexOf(asfStreamProperties);
      at !== -1;
      at = header.indexOf(asfStreamProperties, at + 1)
    )
      if (header.subarray(at + 24, at + 40).equals(stream)) return true;
    return false;
  };
  const [hasPicture, hasSound] = [has(asfVideoStream), has(asfAudioStream)];
  return hasPicture || hasSound ? { hasPicture, hasSound } : undefined;
}
