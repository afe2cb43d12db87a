import { Readable } from 'node:stream';
import { limits, pictureSizes, type PictureSize } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import type { Sharp } from 'sharp';
import { decodeInProcess } from '../../platform/pictures';
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
/** A JPEG is decoded in an eighth of its size where that is enough; only its file is held in memory. */
const MAX_JPEG_BYTES = 120 * 1024 * 1024;
const MAX_JPEG_PIXELS = 268_000_000;

/** Pictures that browsers do not show; decoded in a process of their own. */
export const foreign = /^image\/(hei[cf](-sequence)?|tiff)$/;
const MAX_FOREIGN_BYTES = 120 * 1024 * 1024;

/** Returns false for files of which renditions are not even tried. */
export function canBeDrawn(mimeType: string, size: number): boolean {
  if (foreign.test(mimeType)) return size <= MAX_FOREIGN_BYTES;
  return drawable.test(mimeType) && size <= (mimeType === 'image/jpeg' ? MAX_JPEG_BYTES : MAX_INPUT_BYTES);
}

export const renditionKey = (filename: string, size: PictureSize) => `${filename}-${size}`;

/** Creates the renditions of a picture, smaller copies for lists and phones. */
@Injectable()
export class Renditions {
  constructor(private readonly storage: MediaStorage) {}

  /** Returns null for files that are no picture or cannot be decoded. */
  async make(filename: string, mimeType: string, size: number): Promise<PictureFacts | null> {
    if (!canBeDrawn(mimeType, size)) return null;
    if (foreign.test(mimeType)) return this.decode(filename, mimeType);
    const sharp = await loadSharp();
    const limitInputPixels = mimeType === 'image/jpeg' ? MAX_JPEG_PIXELS : MAX_INPUT_PIXELS;
    const picture = sharp({ limitInputPixels }).autoOrient();
    const source = this.storage.open(filename).on('error', (error) => picture.destroy(error));
    source.pipe(picture);
    try {
      const { autoOrient, isProgressive, width, height } = await picture.metadata();
      // The coefficients of all scans of a progressive JPEG are held in memory.
      if (isProgressive && width * height > MAX_INPUT_PIXELS) return null;
      const medium = await fitted(picture.clone(), 'medium');
      return { ...autoOrient, ...(await this.writeBoth(filename, medium)) };
    } catch {
      await this.remove(filename);
      return null;
    }
  }

  /** Draws the renditions of a film from a frame of it. Returns null for a frame that cannot be decoded. */
  async makePoster(filename: string, frame: Buffer): Promise<PictureFacts | null> {
    const sharp = await loadSharp();
    const picture = sharp(frame, { limitInputPixels: MAX_INPUT_PIXELS }).autoOrient();
    try {
      const { autoOrient } = await picture.metadata();
      return { ...autoOrient, ...(await this.writeBoth(filename, await fitted(picture, 'medium'))) };
    } catch {
      return null;
    }
  }

  async remove(filename: string): Promise<void> {
    await Promise.all(pictureSizes.map((size) => this.storage.remove(renditionKey(filename, size))));
  }

  private async decode(filename: string, mimeType: string): Promise<PictureFacts | null> {
    const options = { mimeType, edge: pictureEdgePixels.medium };
    const decoded = await decodeInProcess(() => this.storage.open(filename), options);
    if (!decoded) return null;
    const { width, height, webp } = decoded;
    return { width, height, ...(await this.writeBoth(filename, webp)) };
  }

  /** Writes the medium rendition and draws the small one from it. */
  private async writeBoth(filename: string, medium: Buffer) {
    const sharp = await loadSharp();
    const small = await fitted(sharp(medium), 'small');
    const mediumSize = await this.write(filename, 'medium', medium);
    return { mediumSize, smallSize: await this.write(filename, 'small', small) };
  }

  private async write(filename: string, size: PictureSize, drawn: Buffer): Promise<number> {
    const { bytes } = await this.storage.write(renditionKey(filename, size), Readable.from([drawn]));
    return bytes;
  }
}

function fitted(picture: Sharp, size: PictureSize): Promise<Buffer> {
  const edge = pictureEdgePixels[size];
  const resized = picture.resize(edge, edge, { fit: 'inside', withoutEnlargement: true });
  return resized.webp({ quality: 80 }).toBuffer();
}
