import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Returns a PNG of a few bytes that declares huge dimensions; only its first rows exist. */
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

/** Returns an animated GIF of a few kilobytes with 3,600 frames. */
export function filmBomb(): Promise<Buffer> {
  const [edge, frames] = [64, 3600];
  const raw = { width: edge, height: edge * frames, channels: 3, pageHeight: edge } as const;
  return sharp(Buffer.alloc(raw.width * raw.height * raw.channels), { raw, limitInputPixels: false })
    .gif({ effort: 1 })
    .toBuffer();
}
