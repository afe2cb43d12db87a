import { UnreadableFile, type FileSource } from './file-source';

/** A field of an image file directory; positions are absolute. */
export interface Field {
  tag: number;
  type: number;
  count: number;
  /** The field itself, to keep it unchanged. */
  raw: Buffer;
  valueAt: number;
  valueBytes: number;
}

export interface Directory {
  at: number;
  end: number;
  fields: Field[];
  /** The position of the next directory, or 0. */
  next: number;
}

const typeBytes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8];
const MAX_VALUE_BYTES = 1024 * 1024;

/** Reads directories of TIFF, BigTIFF, and the Exif blocks of other formats, which have the same structure. */
export class TiffReader {
  private constructor(
    readonly source: FileSource,
    private readonly isLittle: boolean,
    readonly isBig: boolean,
    readonly first: number,
  ) {}

  static async open(source: FileSource): Promise<TiffReader> {
    const head = await source.read(0, 16);
    const order = head.toString('latin1', 0, 2);
    if (head.length < 8 || (order !== 'II' && order !== 'MM')) throw new UnreadableFile('No TIFF header');
    const isLittle = order === 'II';
    const version = isLittle ? head.readUInt16LE(2) : head.readUInt16BE(2);
    if (version !== 42 && version !== 43) throw new UnreadableFile('Not a TIFF version');
    const isBig = version === 43;
    const reader = new TiffReader(source, isLittle, isBig, 0);
    return new TiffReader(source, isLittle, isBig, reader.offset(head, isBig ? 8 : 4));
  }

  async directory(at: number): Promise<Directory> {
    const [countBytes, fieldBytes] = this.isBig ? [8, 20] : [2, 12];
    const head = await this.source.read(at, countBytes);
    if (head.length < countBytes) throw new UnreadableFile('A directory lies beyond the end');
    const count = this.isBig ? this.offset(head, 0) : this.uint16(head, 0);
    if (count > 4096) throw new UnreadableFile('A directory has too many fields');
    const end = at + countBytes + count * fieldBytes + (this.isBig ? 8 : 4);
    const table = await this.source.read(at + countBytes, end - at - countBytes);
    if (table.length < count * fieldBytes) throw new UnreadableFile('A directory is truncated');
    const fields = Array.from({ length: count }, (_, place) =>
      this.field(
        table.subarray(place * fieldBytes, (place + 1) * fieldBytes),
        at + countBytes + place * fieldBytes,
      ),
    );
    const next = at + countBytes + table.length < end ? 0 : this.offset(table, count * fieldBytes);
    return { at, end: at + countBytes + table.length, fields, next };
  }

  /** Returns the numbers of a field of type BYTE, SHORT, LONG, IFD or their 64-bit forms. */
  async numbers(field: Field): Promise<number[]> {
    const bytes = await this.value(field);
    const width = typeBytes[field.type] ?? 0;
    if (![1, 2, 4, 8].includes(width)) return [];
    return Array.from({ length: Math.floor(bytes.length / width) }, (_, place) =>
      this.uint(bytes, place * width, width),
    );
  }

  async text(field: Field): Promise<string> {
    return (await this.value(field)).toString('latin1').replace(/\0[^]*$/, '');
  }

  /** Encodes a directory with only the given fields. */
  encode(fields: readonly Field[], next: number): Buffer {
    const [countBytes, offsetBytes] = this.isBig ? [8, 8] : [2, 4];
    const count = Buffer.alloc(countBytes);
    const end = Buffer.alloc(offsetBytes);
    this.writeUint(count, fields.length);
    this.writeUint(end, next);
    return Buffer.concat([count, ...fields.map(({ raw }) => raw), end]);
  }

  private value({ valueAt, valueBytes }: Field): Promise<Buffer> {
    return this.source.read(valueAt, Math.min(valueBytes, MAX_VALUE_BYTES));
  }

  private field(raw: Buffer, at: number): Field {
    const type = this.uint16(raw, 2);
    const count = this.isBig ? this.offset(raw, 4) : this.uint(raw, 4, 4);
    const valueBytes = count * (typeBytes[type] ?? 0);
    const place = this.isBig ? 12 : 8;
    const isInline = valueBytes <= (this.isBig ? 8 : 4);
    const valueAt = isInline ? at + place : this.offset(raw, place);
    return { tag: this.uint16(raw, 0), type, count, raw: Buffer.from(raw), valueAt, valueBytes };
  }

  private uint16 = (bytes: Buffer, at: number) => this.uint(bytes, at, 2);
  private offset = (bytes: Buffer, at: number) => this.uint(bytes, at, this.isBig ? 8 : 4);

  private uint(bytes: Buffer, at: number, width: number): number {
    if (width === 8) return Number(this.isLittle ? bytes.readBigUInt64LE(at) : bytes.readBigUInt64BE(at));
    return this.isLittle ? bytes.readUIntLE(at, width) : bytes.readUIntBE(at, width);
  }

  private writeUint(bytes: Buffer, value: number): void {
    if (bytes.length === 8) bytes[this.isLittle ? 'writeBigUInt64LE' : 'writeBigUInt64BE'](BigInt(value));
    else if (this.isLittle) bytes.writeUIntLE(value, 0, bytes.length);
    else bytes.writeUIntBE(value, 0, bytes.length);
  }
}
