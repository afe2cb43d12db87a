import { boxesIn, childNamed, freeBox, type Box, type LoadedBox } from './boxes';
import { overwrite, replace, type Edit } from './edits';
import { UnreadableFile, type FileSource } from './file-source';
import { keptTimes } from './movie-times';
import { sampleRanges, type ByteSpan } from './movie-samples';

/** The boxes that are kept in each container; the others become free space. `udta` and `meta` keep only capture times. */
const children: Record<string, Set<string>> = {
  moov: new Set(['mvhd', 'iods', 'trak', 'mvex', 'pssh', 'udta', 'meta']),
  trak: new Set(
    ['tkhd', 'tref', 'edts', 'mdia', 'load', 'tapt', 'clip', 'matt', 'txas', 'trgr'].concat('udta', 'meta'),
  ),
  mdia: new Set(['mdhd', 'hdlr', 'minf', 'elng']),
  minf: new Set(['vmhd', 'smhd', 'hmhd', 'nmhd', 'sthd', 'gmhd', 'dinf', 'hdlr', 'stbl']),
  moof: new Set(['mfhd', 'traf', 'pssh']),
  traf: new Set(['tfhd', 'tfdt', 'trun', 'saiz', 'saio', 'senc', 'sbgp', 'sgpd', 'subs', 'sdtp']),
};

/** The kinds of tracks that are played; the others are records of sensors, such as location. */
const playedTracks = new Set([
  'vide',
  'soun',
  'auxv',
  'pict',
  'text',
  'sbtl',
  'subt',
  'clcp',
  'tmcd',
  'hint',
  'odsm',
  'sdsm',
]);
const textTracks = new Set(['text', 'sbtl', 'subt']);
/** Drones write their location into subtitles. */
const telemetryText = /\bGPS\b|latitude|longitude/i;
const MAX_TEXT_SAMPLES = 3;
const MAX_TEXT_BYTES = 4096;

/** Edits of the box `moov`, and of the samples of tracks that record sensors. */
export async function movieMetadata(
  source: FileSource,
  movie: LoadedBox,
): Promise<{ edits: Edit[]; hasTelemetry: boolean }> {
  const { bytes, box } = movie;
  if (childNamed(bytes, box, 'cmov')) throw new UnreadableFile('The description of the film is compressed');
  const before = Buffer.from(bytes);
  const edits: Edit[] = [];
  let hasTelemetry = false;
  for (const track of boxesIn(bytes, box.body, box.end).filter(({ type }) => type === 'trak')) {
    if (!(await isTelemetry(source, bytes, track))) continue;
    hasTelemetry = true;
    for (const { start, end } of samplesOf(bytes, track))
      edits.push(overwrite(start, Math.min(end, source.size)));
    freeBox(bytes, track);
  }
  clean(bytes, box);
  edits.push(...changeOf(movie, before));
  return { edits: edits.filter(({ start, end }) => end > start), hasTelemetry };
}

/** Edits of the box `moof` of a fragmented film. */
export function fragmentMetadata(fragment: LoadedBox): Edit[] {
  const before = Buffer.from(fragment.bytes);
  clean(fragment.bytes, fragment.box);
  return changeOf(fragment, before);
}

const changeOf = ({ start, bytes }: LoadedBox, before: Buffer): Edit[] =>
  before.equals(bytes) ? [] : [replace(start, start + bytes.length, bytes)];

function clean(bytes: Buffer, box: Box): void {
  const kept = children[box.type];
  if (!kept) return;
  for (const child of boxesIn(bytes, box.body, box.end)) {
    if (!kept.has(child.type)) freeBox(bytes, child);
    else if (child.type === 'udta' || child.type === 'meta') replaceByTimes(bytes, child);
    else clean(bytes, child);
  }
}

/** The rest of the box becomes free space, which takes at least eight bytes. */
function replaceByTimes(bytes: Buffer, box: Box): void {
  const times = keptTimes(bytes, box);
  const left = box.end - box.start - (times?.length ?? 0);
  freeBox(bytes, box);
  if (!times || (left > 0 && left < 8) || left < 0) return;
  times.copy(bytes, box.start);
  if (left === 0) return;
  bytes.writeUInt32BE(left, box.start + times.length);
  bytes.write('free', box.start + times.length + 4, 'latin1');
  bytes.fill(0, box.start + times.length + 8, box.end);
}

async function isTelemetry(source: FileSource, bytes: Buffer, track: Box): Promise<boolean> {
  const media = childNamed(bytes, track, 'mdia');
  const handler = media && childNamed(bytes, media, 'hdlr');
  if (!handler || handler.end - handler.body < 12) throw new UnreadableFile('A track without a kind');
  const kind = bytes.toString('latin1', handler.body + 8, handler.body + 12);
  if (!playedTracks.has(kind)) return true;
  if (!textTracks.has(kind)) return false;
  for (const { start, end } of samplesOf(bytes, track).slice(0, MAX_TEXT_SAMPLES)) {
    const text = await source.read(start, Math.min(end - start, MAX_TEXT_BYTES));
    if (telemetryText.test(text.toString('latin1'))) return true;
  }
  return false;
}

function samplesOf(bytes: Buffer, track: Box): ByteSpan[] {
  const media = childNamed(bytes, track, 'mdia');
  const information = media && childNamed(bytes, media, 'minf');
  const table = information && childNamed(bytes, information, 'stbl');
  return table ? sampleRanges(bytes, table) : [];
}
