import { overwrite, type Edit } from './edits';
import { timeTags } from './exif';
import { UnreadableFile, type FileSource } from './file-source';
import { TiffReader, type Directory, type Field } from './tiff-reader';

const SUB_DIRECTORIES = 330;
const EXIF_DIRECTORY = 34_665;
const GPS_DIRECTORY = 34_853;
const INTEROPERABILITY_DIRECTORY = 40_965;
const directoryTags = [SUB_DIRECTORIES, EXIF_DIRECTORY, GPS_DIRECTORY, INTEROPERABILITY_DIRECTORY];
const MAX_DIRECTORIES = 10_000;

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);

/** The tags that describe pixels, color profile, orientation and capture time. */
const pictureTags = new Set([
  ...range(254, 266),
  ...[273, 274],
  ...range(277, 284),
  ...[286, 287, 290, 291, 292, 293, 296, 297, 301],
  ...timeTags.main,
  ...[317, 318, 319, 320, 321, 322, 323, 324, 325, SUB_DIRECTORIES, 332, 334, 336, 338, 339, 340, 341, 342],
  ...[347, 512, 513, 514, 515, 517, 518, 519, 520, 521, 529, 530, 531, 532, 34_675, EXIF_DIRECTORY],
  ...[32_995, 32_996, 32_997, 32_998, 37_439, 37_724],
]);
const exifTags = new Set([...timeTags.exif, 40_961]);

/** In raw photos, which need most other tags to be developed: location, people, serial numbers, comments, XMP and IPTC. */
const personalTags = new Set([
  ...[270, 315, 316, 700, 33_432, 33_723, 34_377, GPS_DIRECTORY, 37_510],
  ...[42_016, 42_032, 42_033, 42_037, 50_735, 50_831, ...range(40_091, 40_095)],
]);

type Keeps = (tag: number, isExif: boolean) => boolean;
const ofPictures: Keeps = (tag, isExif) => (isExif ? exifTags : pictureTags).has(tag);
const ofRawPhotos: Keeps = (tag) => !personalTags.has(tag);

export const tiffMetadata = (source: FileSource) => editsOf(source, ofPictures);
export const rawPhotoMetadata = (source: FileSource) => editsOf(source, ofRawPhotos);

/** Directories are rewritten in place and values overwritten by zeros, because offsets in TIFF are absolute. */
async function editsOf(source: FileSource, keeps: Keeps): Promise<Edit[]> {
  const reader = await TiffReader.open(source);
  const edits: Edit[] = [];
  const seen = new Set<number>();
  const open = [{ at: reader.first, isExif: false }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { at, isExif } = next;
    if (at === 0 || seen.has(at)) continue;
    seen.add(at);
    if (seen.size > MAX_DIRECTORIES) throw new UnreadableFile('Too many directories');
    const directory = await reader.directory(at);
    const [kept, removed] = split(directory.fields, (tag) => keeps(tag, isExif));
    for (const field of removed) edits.push(...(await erase(reader, field)));
    if (removed.length > 0)
      edits.push(overwrite(directory.at, directory.end, reader.encode(kept, directory.next)));
    for (const field of kept.filter(({ tag }) => directoryTags.includes(tag)))
      for (const found of await reader.numbers(field))
        open.push({ at: found, isExif: field.tag !== SUB_DIRECTORIES });
    open.push({ at: directory.next, isExif });
  }
  return edits;
}

/** Overwrites the value of a field, with the directory that it points to. Values in the field itself go with the directory. */
async function erase(reader: TiffReader, field: Field): Promise<Edit[]> {
  const { source } = reader;
  const edits = outside(field, source);
  if (!directoryTags.includes(field.tag)) return edits;
  for (const at of await reader.numbers(field)) {
    const directory: Directory | undefined = await reader.directory(at).catch(() => undefined);
    if (!directory) continue;
    edits.push(overwrite(directory.at, directory.end));
    edits.push(...directory.fields.flatMap((inner) => outside(inner, source)));
  }
  return edits;
}

function outside({ raw, valueAt, valueBytes }: Field, { size }: FileSource): Edit[] {
  const isInline = valueBytes <= (raw.length === 20 ? 8 : 4);
  const end = Math.min(valueAt + valueBytes, size);
  return isInline || valueAt >= end ? [] : [overwrite(valueAt, end)];
}

function split(fields: readonly Field[], keeps: (tag: number) => boolean): [Field[], Field[]] {
  return [fields.filter(({ tag }) => keeps(tag)), fields.filter(({ tag }) => !keeps(tag))];
}
