import { Readable } from 'node:stream';
import { limits, pictureSizes, type PictureSize } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import type { Sharp } from 'sharp';
import { MediaStorage } from '../../platform/storage';
import { loadSharp } from './load-sharp';
import type { PictureFacts } from './media.repository';

/** The longer side in pixels. */
export const pictureEdgePixels: Record<PictureSize, number> = {
  small: limits.smallPicturePx,
  medium: limits.mediumPicturePx,
};
export const drawable = /^image\/(png|jpeg|webp|gif|avif)$/;
/** Decoded pictures are held in memory, so files larger than any camera's get no renditions. */
const MAX_INPUT_BYTES = 40 * 1024 * 1024;
export const MAX_INPUT_PIXELS = 60_000_000;

export const renditionKey = (filename: string, size: PictureSize) => `${filename}-${size}`;

/** Creates the renditions of a picture, smaller copies for lists and phones. */
@Injectable()
export class Renditions {
  constructor(private readonly storage: MediaStorage) {}

  /** Returns null for files that are no picture or cannot be decoded. */
  async make(filename: string, mimeType: string, size: number): Promise<PictureFacts | null> {
    if (!drawable.test(mimeType) || size > MAX_INPUT_BYTES) return null;
    const sharp = await loadSharp();
    const picture = sharp({ limitInputPixels: MAX_INPUT_PIXELS }).autoOrient();
    const source = this.storage.open(filename).on('error', (error) => picture.destroy(error));
    source.pipe(picture);
    try {
      const [{ autoOrient }, small, medium] = await Promise.all([
        picture.metadata(),
        ...pictureSizes.map((each) => this.draw(picture, filename, each)),
      ]);
      return { ...autoOrient, smallSize: small ?? 0, mediumSize: medium ?? 0 };
    } catch {
      await this.remove(filename);
      return null;
    }
  }

  async remove(filename: string): Promise<void> {
    await Promise.all(pictureSizes.map((size) => this.storage.remove(renditionKey(filename, size))));
  }

  private async draw(picture: Sharp, filename: string, size: PictureSize): Promise<number> {
    const edge = pictureEdgePixels[size];
    const fitted = picture.clone().resize(edge, edge, { fit: 'inside', withoutEnlargement: true });
    const drawn = await fitted.webp({ quality: 80 }).toBuffer();
    const { bytes } = await this.storage.write(renditionKey(filename, size), Readable.from([drawn]));
    return bytes;
  }
}
