import { Readable } from 'node:stream';
import { limits } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Refusal } from '../../platform/http';
import { mediaFolder, MediaStorage } from '../../platform/storage';
import { Tokens } from '../../platform/tokens';
import { headBytes, mediaKind } from './media-kind';
import { tidyName } from './media-name';
import type { PictureFacts } from './media.repository';
import { Renditions } from './renditions.service';

export interface IncomingFile {
  name: string;
  content: AsyncIterable<Buffer>;
}

/** Bytes that lie in the storage and have no row yet. */
export interface StoredFile {
  /** The key in the storage. */
  filename: string;
  originalName: string;
  mimeType: string;
  size: number;
  picture: PictureFacts | null;
}

/** Takes files in one after the other, as they stream; no file is ever held in memory. */
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

  async discard(stored: readonly Pick<StoredFile, 'filename'>[]): Promise<void> {
    for (const { filename } of stored) {
      await this.storage.remove(filename);
      await this.renditions.remove(filename);
    }
  }

  private async storeOne(teamId: number, { name, content }: IncomingFile): Promise<StoredFile> {
    const { head, rest } = await readHead(content);
    const originalName = tidyName(name);
    const mimeType = await mediaKind(head, originalName);
    if (!mimeType) throw new Refusal('wrong_type');
    const filename = `${mediaFolder(teamId)}/${this.tokens.random()}`;
    const { bytes } = await this.storage.write(
      filename,
      Readable.from(whole(head, rest), { objectMode: false }),
    );
    const picture = await this.renditions.make(filename, mimeType, bytes);
    return { filename, originalName, mimeType, size: bytes, picture };
  }
}

/** The beginning of a stream, read without losing the rest. */
async function readHead(
  content: AsyncIterable<Buffer>,
): Promise<{ head: Buffer; rest: AsyncIterator<Buffer> }> {
  const rest = content[Symbol.asyncIterator]();
  const chunks: Buffer[] = [];
  for (let length = 0; length < headBytes;) {
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
