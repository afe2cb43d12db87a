import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../settings';

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

const keyPattern = /^[\w-]+(\/[\w-]+)*$/;

/** Files of members, on disk under `DATA_DIR/media`. A key is a path of plain words. */
@Injectable()
export class MediaStorage {
  private readonly folder: string;

  constructor(settings: Settings) {
    this.folder = join(settings.dataDir, 'media');
  }

  /** The file appears under its key only when all of it is written; a stream cut off leaves nothing. */
  async write(key: string, content: Readable): Promise<{ bytes: number }> {
    const path = this.pathOf(key);
    const draft = `${path}.part`;
    await mkdir(dirname(path), { recursive: true });
    const file = createWriteStream(draft);
    try {
      await pipeline(content, file);
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    return { bytes: file.bytesWritten };
  }

  open(key: string, range?: ByteRange): Readable {
    return createReadStream(this.pathOf(key), range);
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  private pathOf(key: string): string {
    if (!keyPattern.test(key)) throw new Error('Not a key of the media storage');
    return join(this.folder, key);
  }
}
