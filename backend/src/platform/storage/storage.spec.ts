import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DiskStorage } from './disk-storage';
import type { MediaStorage } from './media-storage';
import { S3Storage } from './s3-storage';

const folder = mkdtempSync(join(tmpdir(), 'touchline-storage-'));
const store = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'media', configs: [] }],
});
const storages: Record<string, MediaStorage> = { disk: new DiskStorage(join(folder, 'disk')) };

beforeAll(async () => {
  const { port } = await store.run();
  storages.s3 = new S3Storage({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'media',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Twelve megabytes: more than one part of an upload to S3. */
const large = Buffer.from(Array.from({ length: 12 * 1024 * 1024 }, (_, place) => place % 251));

describe.each(['disk', 's3'])('files stored on %s', (name) => {
  const storage = () => storages[name]!;
  const write = (key: string, content: Buffer) => storage().write(key, Readable.from([content]));
  const read = (key: string) => buffer(storage().open(key));

  it('are read back byte for byte', async () => {
    for (const content of [Buffer.from('Be early'), Buffer.alloc(0), large]) {
      expect(await write('team-1/file', content)).toEqual({ bytes: content.length });
      expect((await read('team-1/file')).equals(content)).toBe(true);
    }
  });

  it('are found with their size, and their keys are listed', async () => {
    await write('team-7/first', large);
    await write('avatars/second', Buffer.alloc(0));
    const found = await storage().find('team-7/first');
    expect(found?.size).toBe(large.length);
    expect((await buffer(found!.content)).equals(large)).toBe(true);
    expect(await storage().find('team-7/none')).toBeUndefined();
    const keys: string[] = [];
    for await (const key of storage().keys()) keys.push(key);
    expect(keys).toEqual(expect.arrayContaining(['team-7/first', 'avatars/second']));
  });

  it('are copied byte for byte, and stay when the copy is removed', async () => {
    await write('team-1/original', large);
    expect(await storage().copy('team-1/original', 'team-9/copy')).toBe(true);
    expect((await read('team-9/copy')).equals(large)).toBe(true);
    await storage().remove('team-9/copy');
    expect((await read('team-1/original')).equals(large)).toBe(true);
    expect(await storage().copy('team-1/none', 'team-9/none')).toBe(false);
    await expect(read('team-9/none')).rejects.toThrow();
  });

  it('are read in ranges', async () => {
    await write('team-1/part', large);
    const part = await buffer(storage().open('team-1/part', { start: 1_000_000, end: 1_000_009 }));
    expect(part.equals(large.subarray(1_000_000, 1_000_010))).toBe(true);
  });

  it('do not exist when their upload was aborted', async () => {
    const cutOff = Readable.from(
      (function* () {
        yield large;
        throw new Error('cut off');
      })(),
    );
    await expect(storage().write('team-1/cut', cutOff)).rejects.toThrow('cut off');
    await expect(read('team-1/cut')).rejects.toThrow();
  });

  it('are removed alone or with their folder, idempotently', async () => {
    await write('team-2/one', Buffer.from('1'));
    await write('team-2/two', Buffer.from('2'));
    await write('team-20/three', Buffer.from('3'));
    await storage().remove('team-2/one');
    await storage().remove('team-2/one');
    await expect(read('team-2/one')).rejects.toThrow();
    await storage().removeFolder('team-2');
    await storage().removeFolder('team-2');
    await expect(read('team-2/two')).rejects.toThrow();
    expect(String(await read('team-20/three'))).toBe('3');
  });

  it.each(['../etc/passwd', '/etc/passwd', 'a/../b', 'a b', ''])(
    'are refused under the key "%s"',
    async (key) => {
      await expect(Promise.resolve().then(() => write(key, Buffer.from('x')))).rejects.toThrow('Not a key');
    },
  );
});

it('a folder on disk is removed while files are written to it', async () => {
  const storage = storages.disk!;
  for (let round = 0; round < 20; round++) {
    const written = Array.from({ length: 20 }, (_, place) =>
      storage
        .write(`team-3/file-${place}`, Readable.from(['x']))
        .catch(({ code }) => expect(code).toBe('ENOENT')),
    );
    await expect(storage.removeFolder('team-3')).resolves.toBeUndefined();
    await Promise.all(written);
  }
});

it('no partial files remain on disk', () => {
  expect(
    readdirSync(join(folder, 'disk'), { recursive: true }).filter((name) => String(name).endsWith('.part')),
  ).toEqual([]);
});
