import { PassThrough, Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { S3Settings } from '../../settings';
import { expectKey, isKey, MediaStorage, type ByteRange, type StoredFile } from './media-storage';

/** Stores files in a bucket of an S3-compatible object store. */
export class S3Storage extends MediaStorage {
  private readonly client: S3Client;

  constructor(private readonly settings: S3Settings) {
    super();
    const { endpoint, region, accessKeyId, secretAccessKey } = settings;
    this.client = new S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  /** Streams a multipart upload; an incomplete one leaves no object. */
  async write(key: string, content: Readable): Promise<{ bytes: number }> {
    let bytes = 0;
    const counted = new Transform({
      transform(chunk: Buffer, _, done) {
        bytes += chunk.length;
        done(null, chunk);
      },
    });
    const upload = new Upload({
      client: this.client,
      params: { ...this.locationOf(key), Body: counted },
      queueSize: 1,
    });
    const stopped = pipeline(content, counted).catch(async (error: unknown) => {
      await upload.abort();
      throw error;
    });
    await Promise.all([upload.done(), stopped]);
    return { bytes };
  }

  async copy(from: string, to: string): Promise<boolean> {
    const CopySource = `${this.settings.bucket}/${expectKey(from)}`;
    try {
      await this.client.send(new CopyObjectCommand({ ...this.locationOf(to), CopySource }));
      return true;
    } catch (error) {
      if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return false;
      throw error;
    }
  }

  open(key: string, range?: ByteRange): Readable {
    const content = new PassThrough();
    this.fetch(key, range).then(
      ({ content: body }) => body.on('error', (error) => content.destroy(error)).pipe(content),
      (error: Error) => content.destroy(error),
    );
    return content;
  }

  find(key: string): Promise<StoredFile | undefined> {
    return this.fetch(key).catch((error: unknown) => {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    });
  }

  async *keys(): AsyncGenerator<string> {
    const { bucket: Bucket } = this.settings;
    let ContinuationToken: string | undefined;
    do {
      const found = await this.client.send(new ListObjectsV2Command({ Bucket, ContinuationToken }));
      for (const { Key = '' } of found.Contents ?? []) if (isKey(Key)) yield Key;
      ContinuationToken = found.NextContinuationToken;
    } while (ContinuationToken);
  }

  async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.locationOf(key)));
  }

  async removeFolder(folder: string): Promise<void> {
    const { bucket: Bucket } = this.settings;
    for (;;) {
      const found = await this.client.send(
        new ListObjectsV2Command({ Bucket, Prefix: `${expectKey(folder)}/` }),
      );
      const keys = (found.Contents ?? []).flatMap(({ Key }) => (Key ? [{ Key }] : []));
      if (keys.length === 0) return;
      await this.client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: keys } }));
    }
  }

  private async fetch(key: string, range?: ByteRange): Promise<StoredFile> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const { Body, ContentLength: size = 0 } = await this.client.send(
      new GetObjectCommand({ ...this.locationOf(key), Range }),
    );
    return { size, content: Body instanceof Readable ? Body : Readable.from([]) };
  }

  private locationOf(key: string) {
    return { Bucket: this.settings.bucket, Key: expectKey(key) };
  }
}
