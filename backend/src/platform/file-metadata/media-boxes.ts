import { boxAt, boxesOf, type Box, type LoadedBox } from './boxes';
import { overwrite, remove, replace, type Edit } from './edits';
import { UnreadableFile, type FileSource } from './file-source';
import { pictureItems } from './heif-items';
import { fragmentMetadata, movieMetadata } from './movie';

/** Boxes with content or with positions of content; all others become free space of the same length, so that offsets stay right. */
const kept = new Set([
  ...['ftyp', 'styp', 'sidx', 'ssix', 'mfra', 'pdin', 'prft', 'mdat', 'imda', 'wide'],
  ...['JXL ', 'jxlc', 'jxlp', 'jxli', 'jxll', 'jbrd'],
]);
const MAX_BOX_BYTES = 64 * 1024 * 1024;
/** JPEG XL without boxes contains no metadata. */
const bareCodestream = Buffer.of(0xff, 0x0a);
const free = Buffer.from('free');

/** Finds the metadata of films, sound and pictures in boxes. Nothing changes its place, and content is not touched. */
export async function boxMetadata(source: FileSource): Promise<Edit[]> {
  if ((await source.read(0, 2)).equals(bareCodestream)) return [];
  const edits: Edit[] = [];
  const types = new Set<string>();
  let end = 0;
  let hasTelemetry = false;
  for await (const box of boxesOf(source)) {
    end = box.end;
    types.add(box.type);
    if (box.type === 'moov') {
      const movie = await movieMetadata(source, await contentOf(source, box));
      edits.push(...movie.edits);
      hasTelemetry ||= movie.hasTelemetry;
    } else edits.push(...(await editsOf(source, box)));
  }
  if (!types.has('ftyp') && !types.has('moov') && !types.has('mdat'))
    throw new UnreadableFile('No box of a known format');
  if (hasTelemetry && types.has('moof'))
    throw new UnreadableFile('A fragmented film has a track of metadata');
  if (end < source.size) edits.push(remove(end, source.size));
  return edits;
}

async function editsOf(source: FileSource, box: Box): Promise<Edit[]> {
  if (kept.has(box.type)) return [];
  if (box.type === 'moof') return fragmentMetadata(await contentOf(source, box));
  if (box.type === 'meta') {
    const items = await pictureItems(source, await contentOf(source, box));
    if (items) return items;
  }
  return freed(box);
}

async function contentOf(source: FileSource, { start, end, isTruncated, type }: Box): Promise<LoadedBox> {
  if (isTruncated || end - start > MAX_BOX_BYTES)
    throw new UnreadableFile(`The box ${type} is truncated or too large`);
  const bytes = Buffer.from(await source.read(start, end - start));
  const box = boxAt(bytes.subarray(0, 16), 0, bytes.length);
  if (!box) throw new UnreadableFile(`The box ${type} changed`);
  return { start, bytes, box };
}

const freed = ({ start, body, end }: Box): Edit[] => [
  replace(start + 4, start + 8, free),
  ...(end > body ? [overwrite(body, end)] : []),
];
