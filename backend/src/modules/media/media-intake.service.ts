import { Readable } from 'node:stream';
import { limits, pictureSizes } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Refusal } from '../../platform/http';
import { mediaFolder, MediaStorage } from '../../platform/storage';
import { Tokens } from '../../platform/tokens';
import { HEAD_BYTES, mediaKind } from './media-kind';
import { tidyName } from './media-name';
import type { MediaRow, PictureFacts } from './media.repository';
import { renditionKey, Renditions } from './renditions.service';

export interface IncomingFile {
  name: string;
  content: AsyncIterable<Buffer>;
}

/** A stored file without a row yet. */
export interface StoredFile {
  /** The storage key. */
  filename: string;
  originalName: string;
  mimeType: string;
  size: number;
  picture: PictureFacts | null;
}

/** Streams uploaded files to the storage one at a time; no file is held in memory. */
@Injectable()
export class MediaIntake {
  constructor(
    private readonly storage: MediaStorage,
    private readonly tokens: Tokens,
    private readonly renditions: Renditions,
  ) {}

  async store(teamId: number, files: AsyncIterable<IncomingFile>): Promise<StoredFile[]> {
    const stored: StoredFile[] = [];
    try {
      for await (const file of files) stored.push(await this.storeOne(teamId, file));
    } catch (error) {
      await this.discard(stored);
      throw error;
    }
    return stored;
  }

  /** Copies files into the folder of a team. The result holds undefined for each file whose content is lost. */
  async copy(teamId: number, rows: readonly MediaRow[]): Promise<(StoredFile | undefined)[]> {
    const stored: (StoredFile | undefined)[] = [];
    try {
      for (const row of rows) stored.push(await this.copyOne(teamId, row));
    } catch (error) {
      await this.discard(stored.filter((file) => file !== undefined));
      throw error;
    }
    return stored;
  }

  async discard(stored: readonly Pick<StoredFile, 'filename'>[]): Promise<void> {
    for (const { filename } of stored) {
      await this.storage.remove(filename);
      await this.renditions.remove(filename);
    }
  }

  private async copyOne(teamId: number, row: MediaRow): Promise<StoredFile | undefined> {
    const filename = this.newKey(teamId);
    try {
      if (!(await this.storage.copy(row.filename, filename))) return undefined;
      const picture = pictureOf(row);
      for (const size of picture ? pictureSizes : [])
        await this.storage.copy(renditionKey(row.filename, size), renditionKey(filename, size));
      const { original_name: originalName, mime_type: mimeType } = row;
      return { filename, originalName, mimeType, size: Number(row.size), picture };
    } catch (error) {
      await this.discard([{ filename }]);
      throw error;
    }
  }

  private newKey(teamId: number): string {
    return `${mediaFolder(teamId)}/${this.tokens.random()}`;
  }

  private async storeOne(teamId: number, { name, content }: IncomingFile): Promise<StoredFile> {
    const { head, rest } = await readHead(content);
    const originalName = tidyName(name);
    const mimeType = await mediaKind(head, originalName);
    if (!mimeType) throw new Refusal('wrong_type');
    const filename = this.newKey(teamId);
    const { bytes } = await this.storage.write(
      filename,
      Readable.from(whole(head, rest), { objectMode: false }),
    );
    const picture = await this.renditions.make(filename, mimeType, bytes);
    return { filename, originalName, mimeType, size: bytes, picture };
  }
}

function pictureOf({ width, height, small_size, medium_size }: MediaRow): PictureFacts | null {
  if (width === null || height === null || small_size === null || medium_size === null) return null;
  return { width, height, smallSize: small_size, mediumSize: medium_size };
}

/** Reads the beginning of a stream without losing the rest. */
async function readHead(
  content: AsyncIterable<Buffer>,
): Promise<{ head: Buffer; rest: AsyncIterator<Buffer> }> {
  const rest = content[Symbol.asyncIterator]();
  const chunks: Buffer[] = [];
  for (let length = 0; length < HEAD_BYTES;) {
    const next = await rest.next();
    if (next.done) break;
    chunks.push(next.value);
    length += next.value.length;
  }
  return { head: Buffer.concat(chunks), rest };
}

async function* whole(head: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  let bytes = head.length;
  yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    bytes += next.value.length;
    if (bytes > limits.mediaBytes) throw new Refusal('too_large');
    yield next.value;
  }
}
