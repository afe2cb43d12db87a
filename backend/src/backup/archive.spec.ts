import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { migrations } from '../migrations';
import { mediaName, chunkName, type Manifest } from './archive';
import { entriesOf, inspectArchive } from './archive-reader';
import { ArchiveWriter } from './archive-writer';

const folder = mkdtempSync(join(tmpdir(), 'touchline-archive-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [rows, upload] = [randomBytes(2000), randomBytes(200_000)];
const longKey = `team-1/${'a'.repeat(200)}`;
let archives = 0;

async function write(about: Partial<Manifest> = {}): Promise<string> {
  const path = join(folder, `${++archives}.tar`);
  const archive = new ArchiveWriter(createWriteStream(path));
  await archive.addBytes(mediaName(longKey), upload);
  await archive.addBytes(chunkName('users', 1), rows);
  const users = { name: 'users', columns: ['id'], rows: 7, checksum: archive.checksumOf('tables/users') };
  await archive.finish({
    format: 1,
    made: '2026-11-22T08:00:00.000Z',
    migration: new migrations[0]!().name!,
    sequences: [],
    tables: [users],
    media: { files: 1, bytes: upload.length, checksum: archive.checksumOf('media') },
    ...about,
  });
  return path;
}

function changed(path: string, change: (bytes: Buffer) => Buffer): string {
  const other = join(folder, `${++archives}.tar`);
  writeFileSync(other, change(readFileSync(path)));
  return other;
}

const flipped = (path: string, what: Buffer | string) =>
  changed(path, (bytes) => {
    const at = bytes.indexOf(what) + 1;
    bytes[at] = bytes[at]! ^ 1;
    return bytes;
  });

describe('an archive', () => {
  it('is read as it was written', async () => {
    const path = await write();
    expect((await inspectArchive(path)).tables[0]).toMatchObject({ name: 'users', rows: 7 });
    const found: [string, Buffer][] = [];
    for await (const { name, content } of entriesOf(path)) found.push([name, await buffer(content)]);
    expect(found.slice(0, 2)).toEqual([
      [mediaName(longKey), upload],
      [chunkName('users', 1), rows],
    ]);
  });

  it('is refused when it is truncated, wherever', async () => {
    const path = await write();
    const { length } = readFileSync(path);
    for (const part of [0.1, 0.5, 0.9, 0.985]) {
      const cut = changed(path, (bytes) => bytes.subarray(0, Math.floor(length * part)));
      await expect(inspectArchive(cut), String(part)).rejects.toThrow(/damaged|its end is missing/);
    }
    await expect(inspectArchive(changed(path, () => Buffer.alloc(0)))).rejects.toThrow('its end is missing');
  });

  it('is refused when one bit is flipped, and the error names the section', async () => {
    const path = await write();
    await expect(inspectArchive(flipped(path, rows))).rejects.toThrow('is damaged: the rows of users.');
    await expect(inspectArchive(flipped(path, upload))).rejects.toThrow('is damaged: its uploads.');
    await expect(inspectArchive(flipped(path, '"format"'))).rejects.toThrow('is damaged: its manifest.');
    await expect(inspectArchive(flipped(path, 'tables/users'))).rejects.toThrow('is damaged');
  });

  it('is refused when a newer Touchline wrote it', async () => {
    for (const about of [{ format: 2 }, { migration: 'Later1800000000099' }])
      await expect(inspectArchive(await write(about))).rejects.toThrow('newer Touchline');
  });

  it('is refused when it is another file or missing', async () => {
    const other = changed(await write(), () => randomBytes(5000));
    await expect(inspectArchive(other)).rejects.toThrow('is damaged, or no archive of Touchline.');
    await expect(inspectArchive(join(folder, 'none.tar'))).rejects.toThrow('there is no such file');
  });
});
