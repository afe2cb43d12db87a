import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fromRandomAccessReaderPromise, RandomAccessReader, type Entry, type ZipFile } from 'yauzl';
import type { FileContent } from './file-content';

/** More than a document has, so that reading the directory of an archive ends. */
const MAX_ENTRIES = 4000;
const MAX_TEXT_BYTES = 1024 * 1024;

const openXml = 'application/vnd.openxmlformats-officedocument.';
/** Types of Office Open XML without macros, each with the folder of its parts. */
const openXmlTypes = [
  { mime: `${openXml}wordprocessingml.document`, folder: 'word/' },
  { mime: `${openXml}spreadsheetml.sheet`, folder: 'xl/' },
  { mime: `${openXml}presentationml.presentation`, folder: 'ppt/' },
];
const openDocument = /^application\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)$/;

/** Returns the MIME type of an Office Open XML or OpenDocument file by its parts; undefined for any other zip archive. */
export async function zipDocumentKind(file: FileContent): Promise<string | undefined> {
  try {
    const options = { autoClose: false, lazyEntries: true } as const;
    const zip = await fromRandomAccessReaderPromise(new ContentReader(file), file.size, options);
    return await kindOf(zip);
  } catch {
    // The errors of a broken archive have no type of their own.
    return undefined;
  }
}

async function kindOf(zip: ZipFile): Promise<string | undefined> {
  if (zip.entryCount > MAX_ENTRIES) return undefined;
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  const types = await readText(zip, entries.get('[Content_Types].xml'));
  const names = [...entries.keys()];
  const office = openXmlTypes.find(
    ({ mime, folder }) =>
      types.includes(`"${mime}.main+xml"`) && names.some((name) => name.startsWith(folder)),
  );
  if (office) return office.mime;
  const mime = await readText(zip, entries.get('mimetype'));
  return openDocument.test(mime) && entries.has('content.xml') ? mime : undefined;
}

async function readText(zip: ZipFile, entry: Entry | undefined): Promise<string> {
  if (!entry || entry.uncompressedSize > MAX_TEXT_BYTES) return '';
  return (await text(await zip.openReadStreamPromise(entry))).trim();
}

class ContentReader extends RandomAccessReader {
  constructor(private readonly file: FileContent) {
    super();
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(chunksOf(this.file, start, end), { objectMode: false });
  }
}

async function* chunksOf(file: FileContent, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at < end;) {
    const chunk = await file.read(at, Math.min(end - at, 65_536));
    if (chunk.length === 0) return;
    yield chunk;
    at += chunk.length;
  }
}
