import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  CachedSource,
  findMetadata,
  UnreadableFile,
  withEdits,
  type Edit,
} from '../../platform/file-metadata';
import { MediaStorage } from '../../platform/storage';
import type { MetadataState } from './media.repository';

export interface CleanContent {
  /** The storage key: a new one if the content changed. */
  filename: string;
  /** In bytes. */
  size: number;
  /** Null for types that are not searched. */
  metadata: MetadataState | null;
}

/** Removes location and personal metadata from stored files. */
@Injectable()
export class MetadataRemoval {
  constructor(private readonly storage: MediaStorage) {}

  /** Writes the clean content under another key; the given file is not changed. */
  async remove(
    { filename, mimeType, size }: { filename: string; mimeType: string; size: number },
    newKey: string,
  ): Promise<CleanContent> {
    const edits = await this.find({ filename, mimeType, size });
    if (edits === undefined || edits === 'unreadable')
      return { filename, size, metadata: edits === undefined ? null : 'kept' };
    if (edits.length === 0) return { filename, size, metadata: 'removed' };
    const content = Readable.from(withEdits(this.storage.open(filename), edits), { objectMode: false });
    const { bytes } = await this.storage.write(newKey, content);
    return { filename: newKey, size: bytes, metadata: 'removed' };
  }

  private async find(file: {
    filename: string;
    mimeType: string;
    size: number;
  }): Promise<Edit[] | 'unreadable' | undefined> {
    const source = new CachedSource(file.size, (range) => buffer(this.storage.open(file.filename, range)));
    try {
      return await findMetadata(file.mimeType, source);
    } catch (error) {
      if (error instanceof UnreadableFile) return 'unreadable';
      throw error;
    }
  }
}
