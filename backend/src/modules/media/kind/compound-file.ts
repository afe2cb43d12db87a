import type { FileContent } from './file-content';

/** Entries of a directory are read up to this number, and chains of sectors up to as many. */
const MAX_STEPS = 4096;
const ENTRY_BYTES = 128;
const HEADER_ENTRIES = 109;
const END = 0xfffffffa;

/**
 * Returns the names of the streams and storages at the top of a compound file (OLE; Microsoft's [MS-CFB]), in which Office
 * stored its documents before 2007 and stores encrypted ones today.
 */
export async function namesInCompoundFile(file: FileContent): Promise<string[]> {
  const header = await file.read(0, 512);
  const shift = header.length === 512 ? header.readUInt16LE(30) : 0;
  if (shift !== 9 && shift !== 12) return [];
  const entries = await readDirectory(new Sectors(file, header, 1 << shift), header.readUInt32LE(48));
  const names: string[] = [];
  const waiting = [entries[0]?.child];
  const seen = new Set<number>();
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const entry = entries[id];
    if (!entry || seen.has(id)) continue;
    seen.add(id);
    names.push(entry.name);
    waiting.push(entry.left, entry.right);
  }
  return names;
}

interface Entry {
  name: string;
  left: number;
  right: number;
  child: number;
}

async function readDirectory(sectors: Sectors, first: number): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let id = first; id < END && entries.length < MAX_STEPS; id = await sectors.next(id)) {
    const sector = await sectors.read(id);
    if (sector.length < ENTRY_BYTES) break;
    for (let at = 0; at + ENTRY_BYTES <= sector.length; at += ENTRY_BYTES) entries.push(entryAt(sector, at));
  }
  return entries;
}

function entryAt(sector: Buffer, at: number): Entry {
  const bytes = Math.min(64, sector.readUInt16LE(at + 64));
  return {
    name: sector.toString('utf16le', at, at + Math.max(0, bytes - 2)),
    left: sector.readUInt32LE(at + 68),
    right: sector.readUInt32LE(at + 72),
    child: sector.readUInt32LE(at + 76),
  };
}

/** The sectors of a compound file, which the file allocation table chains. */
class Sectors {
  constructor(
    private readonly file: FileContent,
    private readonly header: Buffer,
    private readonly size: number,
  ) {}

  read(id: number): Promise<Buffer> {
    return this.file.read((id + 1) * this.size, this.size);
  }

  async next(id: number): Promise<number> {
    const perSector = this.size / 4;
    const table = await this.tableSector(Math.floor(id / perSector));
    return table === undefined ? END : this.number(table, id % perSector);
  }

  /** Returns the id of a sector of the table: the header names the first ones, a chain of sectors all others. */
  private async tableSector(index: number): Promise<number | undefined> {
    if (index < HEADER_ENTRIES) return this.header.readUInt32LE(76 + index * 4);
    const perSector = this.size / 4 - 1;
    let [sector, rest] = [this.header.readUInt32LE(68), index - HEADER_ENTRIES];
    for (let step = 0; sector < END && step < MAX_STEPS; step += 1) {
      if (rest < perSector) return this.number(sector, rest);
      rest -= perSector;
      sector = await this.number(sector, perSector);
    }
    return undefined;
  }

  private async number(sector: number, index: number): Promise<number> {
    const bytes = await this.file.read((sector + 1) * this.size + index * 4, 4);
    return bytes.length === 4 ? bytes.readUInt32LE(0) : END;
  }
}
