import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture of a few bytes that says it is as large as a town; its one line is there, the others are not. */
export function pictureBomb(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  const chunk = (type: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const lines = deflateSync(Buffer.alloc(100_000));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', size),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A film in a few kilobytes, whose frames are as many as there are seconds in an hour. */
export function filmBomb(): Promise<Buffer> {
  const [edge, frames] = [64, 3600];
  const raw = { width: edge, height: edge * frames, channels: 3, pageHeight: edge } as const;
  return sharp(Buffer.alloc(raw.width * raw.height * raw.channels), { raw, limitInputPixels: false })
    .gif({ effort: 1 })
    .toBuffer();
}
