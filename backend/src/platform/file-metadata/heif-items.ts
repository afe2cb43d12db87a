import { boxesIn, childNamed, type LoadedBox } from './boxes';
import { overwrite, replace, type Edit } from './edits';
import { minimalExif } from './exif';
import { UnreadableFile, type FileSource } from './file-source';
import { itemExtents, type Extent } from './heif-extents';

const VERSION_BYTES = 4;
const kept = new Set(['hdlr', 'pitm', 'iinf', 'iloc', 'iref', 'iprp', 'idat', 'dinf', 'grpl', 'ipro']);
const free = Buffer.from('free');
const MAX_ITEM_BYTES = 4 * 1024 * 1024;

/**
 * Finds the metadata of a picture in the items of its box `meta`; undefined for other boxes of this name. Items keep their place and
 * length: an Exif item is followed by zeros.
 */
export async function pictureItems(source: FileSource, meta: LoadedBox): Promise<Edit[] | undefined> {
  const { start, bytes, box } = meta;
  const inside = { body: box.body + VERSION_BYTES, end: box.end };
  const handler = childNamed(bytes, inside, 'hdlr');
  if (!handler || bytes.toString('latin1', handler.body + 8, handler.body + 12) !== 'pict') return undefined;
  const edits: Edit[] = [];
  for (const child of boxesIn(bytes, inside.body, inside.end)) {
    if (kept.has(child.type)) continue;
    edits.push(replace(start + child.start + 4, start + child.start + 8, free));
    if (child.end > child.body) edits.push(overwrite(start + child.body, start + child.end));
  }
  const extents = itemExtents(meta, inside);
  for (const { id, type } of itemsOf(meta, inside)) {
    if (!isMetadata(type)) continue;
    const places = extents.get(id);
    if (places === undefined) throw new UnreadableFile('The place of an item is not known');
    edits.push(...(await itemEdits(source, type, places)));
  }
  return edits;
}

interface Item {
  id: number;
  type: string;
}

const isMetadata = (type: string) => type === 'Exif' || type === 'mime' || type === 'uri ';

function itemsOf({ bytes }: LoadedBox, inside: { body: number; end: number }): Item[] {
  const list = childNamed(bytes, inside, 'iinf');
  if (!list) return [];
  const first = list.body + VERSION_BYTES + (bytes.readUInt8(list.body) === 0 ? 2 : 4);
  return boxesIn(bytes, first, list.end)
    .filter(({ type }) => type === 'infe')
    .map(({ body }) => {
      const version = bytes.readUInt8(body);
      const at = body + VERSION_BYTES;
      if (version < 2) return { id: bytes.readUInt16BE(at), type: 'mime' };
      const [id, idBytes] = version === 2 ? [bytes.readUInt16BE(at), 2] : [bytes.readUInt32BE(at), 4];
      return { id, type: bytes.toString('latin1', at + idBytes + 2, at + idBytes + 6) };
    });
}

async function itemEdits(source: FileSource, type: string, extents: readonly Extent[]): Promise<Edit[]> {
  const content = type === 'Exif' ? await exifContent(source, extents) : Buffer.alloc(0);
  let written = 0;
  return extents.flatMap(({ start, end }) => {
    const last = Math.min(end, source.size);
    if (start >= last) return [];
    const part = content.subarray(written, written + last - start);
    written += last - start;
    return [overwrite(start, last, part)];
  });
}

/** Returns the minimal Exif block with its offset, or nothing when it does not fit. */
async function exifContent(source: FileSource, extents: readonly Extent[]): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (const { start, end } of extents)
    parts.push(await source.read(start, Math.min(end - start, MAX_ITEM_BYTES)));
  const content = Buffer.concat(parts);
  const nothing = Buffer.alloc(0);
  if (content.length < 4) return nothing;
  const exif = await minimalExif(content.subarray(4 + content.readUInt32BE(0)));
  const head = Buffer.from('\0\0\0\x06Exif\0\0', 'latin1');
  if (!exif || head.length + exif.length > content.length) return nothing;
  return Buffer.concat([head, exif]);
}
