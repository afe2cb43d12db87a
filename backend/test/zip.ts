import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { fromBufferPromise } from 'yauzl';

export type Entries = Record<string, string | Buffer>;

export async function zipOf(entries: Entries): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(entries)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

export async function entriesIn(archive: Buffer): Promise<Record<string, Buffer>> {
  const zip = await fromBufferPromise(archive, { lazyEntries: true, strictFileNames: true });
  const entries: Record<string, Buffer> = {};
  for await (const entry of zip.eachEntry())
    entries[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry));
  return entries;
}
