import { childNamed, type LoadedBox } from './boxes';

/** A part of an item; positions are absolute. */
export interface Extent {
  start: number;
  end: number;
}

const IN_FILE = 0;
const IN_META = 1;

/** Reads numbers one after the other. */
class NumberReader {
  constructor(
    private readonly bytes: Buffer,
    private at: number,
  ) {}

  next(width: number): number {
    this.at += width;
    const start = this.at - width;
    if (width === 0) return 0;
    return width === 8 ? Number(this.bytes.readBigUInt64BE(start)) : this.bytes.readUIntBE(start, width);
  }
}

/** Reads the places of items by their ids. Items without a length, or within other items, are left out. */
export function itemExtents(
  { start, bytes }: LoadedBox,
  inside: { body: number; end: number },
): Map<number, Extent[]> {
  const found = new Map<number, Extent[]>();
  const box = childNamed(bytes, inside, 'iloc');
  if (!box) return found;
  const idat = childNamed(bytes, inside, 'idat');
  const version = bytes.readUInt8(box.body);
  const reader = new NumberReader(bytes, box.body + 4);
  const widths = reader.next(2);
  const sizes = {
    offset: widths >> 12,
    length: (widths >> 8) & 15,
    base: (widths >> 4) & 15,
    index: version > 0 ? widths & 15 : 0,
    id: version < 2 ? 2 : 4,
  };
  for (let left = reader.next(sizes.id); left > 0; left--) {
    const id = reader.next(sizes.id);
    const method = version > 0 ? reader.next(2) & 15 : IN_FILE;
    reader.next(2);
    const origin = { [IN_FILE]: 0, [IN_META]: idat && start + idat.body }[method];
    const extents = readExtents(reader, sizes, reader.next(sizes.base) + (origin ?? 0));
    if (extents.length > 0 && origin !== undefined) found.set(id, extents);
  }
  return found;
}

function readExtents(
  reader: NumberReader,
  sizes: { offset: number; length: number; index: number },
  base: number,
): Extent[] {
  const extents: Extent[] = [];
  for (let left = reader.next(2); left > 0; left--) {
    reader.next(sizes.index);
    const start = base + reader.next(sizes.offset);
    const length = reader.next(sizes.length);
    if (length > 0) extents.push({ start, end: start + length });
  }
  return extents;
}
