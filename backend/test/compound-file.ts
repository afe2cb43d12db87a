const SECTOR = 512;
/** The number of sectors of the table that the header names; one more sector names all others. */
const HEADER_TABLES = 109;
const END = 0xfffffffe;
const NONE = 0xffffffff;

/**
 * Returns a compound file (OLE) with empty streams of the given names at the top and in a storage, and with its directory at the
 * end, behind `padding` sectors.
 */
export function compoundFile(
  names: readonly string[],
  { nested = [], padding = 0 }: { nested?: readonly string[]; padding?: number } = {},
): Buffer {
  const entries = [
    entry('Root Entry', { type: 5, child: 1 }),
    ...['', ...names].map((name, index) =>
      index === 0
        ? entry('ObjectPool', { type: 1, child: names.length + 2, right: names.length > 0 ? 2 : NONE })
        : entry(name, { type: 2, right: index < names.length ? index + 2 : NONE }),
    ),
    ...nested.map((name, index) =>
      entry(name, { type: 2, right: index + 1 < nested.length ? names.length + index + 3 : NONE }),
    ),
  ];
  while (entries.length % 4 !== 0) entries.push(entry('', { type: 0 }));
  const directory = Array.from({ length: entries.length / 4 }, (_, index) => padding + index);
  const sectors = padding + directory.length;
  const tables = Math.ceil((sectors * 4) / (SECTOR - 4));
  const next = (id: number) => {
    if (id >= sectors) return 0xfffffffd;
    if (id < padding || id === sectors - 1) return END;
    return id + 1;
  };
  const table = Buffer.alloc(tables * SECTOR, 0xff);
  for (let id = 0; id < sectors + tables; id += 1) table.writeUInt32LE(next(id), id * 4);
  const header = headerOf(padding, tables, sectors);
  const rest = tables > HEADER_TABLES ? furtherTables(tables, sectors) : Buffer.alloc(0);
  return Buffer.concat([header, Buffer.alloc(padding * SECTOR), ...entries, table, rest]);
}

function headerOf(directory: number, tables: number, firstTable: number): Buffer {
  const header = Buffer.alloc(SECTOR, 0xff);
  header.fill(0, 0, 76);
  header.write('d0cf11e0a1b11ae1', 'hex');
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(tables, 44);
  header.writeUInt32LE(directory, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(END, 60);
  const hasRest = tables > HEADER_TABLES;
  header.writeUInt32LE(hasRest ? firstTable + tables : END, 68);
  header.writeUInt32LE(hasRest ? 1 : 0, 72);
  for (let index = 0; index < Math.min(tables, HEADER_TABLES); index += 1)
    header.writeUInt32LE(firstTable + index, 76 + index * 4);
  return header;
}

function furtherTables(tables: number, firstTable: number): Buffer {
  const sector = Buffer.alloc(SECTOR, 0xff);
  for (let index = HEADER_TABLES; index < tables; index += 1)
    sector.writeUInt32LE(firstTable + index, (index - HEADER_TABLES) * 4);
  sector.writeUInt32LE(END, SECTOR - 4);
  return sector;
}

function entry(
  name: string,
  { type, right = NONE, child = NONE }: { type: number; right?: number; child?: number },
): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 'utf16le');
  bytes.writeUInt16LE(name === '' ? 0 : (name.length + 1) * 2, 64);
  bytes[66] = type;
  bytes.writeUInt32LE(NONE, 68);
  bytes.writeUInt32LE(right, 72);
  bytes.writeUInt32LE(child, 76);
  return bytes;
}
