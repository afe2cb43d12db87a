import { Readable } from 'node:stream';
import { limits, mediaTexts, pictureSizes } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Refusal } from '../../platform/http';
import { mediaFolder, MediaStorage } from '../../platform/storage';
import { Tokens } from '../../platform/tokens';
import { HEAD_BYTES, headKind, type HeadKind } from './kind/media-kind';
import { storedContent } from './kind/file-content';
import { tidyName } from './media-name';
import { MetadataRemoval } from './metadata-removal.service';
import type { MediaRow, MetadataState, PictureFacts } from './media.repository';
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
  metadata: MetadataState | null;
}

/** Streams uploaded files to the storage one at a time; no file is held in memory. */
@Injectable()
export class MediaIntake {
  constructor(
    private readonly storage: MediaStorage,
    private readonly tokens: Tokens,
    private readonly renditions: Renditions,
    private readonly metadata: MetadataRemoval,
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

  /** Draws the renditions of a stored file. Returns null when it cannot be decoded. */
  draw({ filename, mime_type: mimeType, size }: MediaRow): Promise<PictureFacts | null> {
    return this.renditions.make(filename, mimeType, Number(size));
  }

  drawPoster({ filename }: MediaRow, frame: Buffer): Promise<PictureFacts | null> {
    return this.renditions.makePoster(filename, frame);
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
      const { original_name: originalName, mime_type: mimeType, metadata } = row;
      return { filename, originalName, mimeType, size: Number(row.size), picture, metadata };
    } catch (error) {
      await this.discard([{ filename }]);
      throw error;
    }
  }

  private newKey(teamId: number): string {
    return `${mediaFolder(teamId)}/${this.tokens.random()}`;
  }

  private async storeOne(teamId: number, { name, content: incoming }: IncomingFile): Promise<StoredFile> {
    const { head, rest } = await readHead(incoming);
    const originalName = tidyName(name);
    const kind = (await headKind(head)) ?? refuseFile();
    const uploaded = this.newKey(teamId);
    const content = Readable.from(whole(head, rest), { objectMode: false });
    const { bytes } = await this.storage.write(uploaded, content);
    const stored = { filename: uploaded };
    try {
      const mimeType = (await this.refine(kind, { ...stored, originalName, size: bytes })) ?? refuseFile();
      const clean = await this.metadata.remove({ ...stored, mimeType, size: bytes }, this.newKey(teamId));
      stored.filename = clean.filename;
      if (clean.filename !== uploaded) await this.storage.remove(uploaded);
      // Browsers show a file that cannot be parsed in unknown ways: it is offered for download only.
      if (clean.metadata === 'kept') return { ...clean, originalName, mimeType: unknownType, picture: null };
      const picture = await this.renditions.make(clean.filename, mimeType, clean.size);
      return { ...clean, originalName, mimeType, picture };
    } catch (error) {
      await this.discard([stored]);
      throw error;
    }
  }

  /** Containers tell what they hold at any place, so that they are stored before. */
  private refine(
    { mimeType, refine }: HeadKind,
    { filename, originalName, size }: Pick<StoredFile, 'filename' | 'originalName' | 'size'>,
  ): Promise<string | undefined> {
    return refine
      ? refine(storedContent(this.storage, filename, size), originalName)
      : Promise.resolve(mimeType);
  }
}

/** Refuses a file with the types that are accepted. */
function refuseFile(): never {
  const message = mediaTexts.notAccepted;
  throw new Refusal('wrong_type', { body: { error: message, message } });
}

const unknownType = 'application/octet-stream';

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
