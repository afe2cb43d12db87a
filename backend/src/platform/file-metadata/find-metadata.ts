import { inOrder, type Edit } from './edits';
import { UnreadableFile, type FileSource } from './file-source';
import { jpegMetadata } from './jpeg';
import { boxMetadata } from './media-boxes';
import { pngMetadata } from './png';
import { rawPhotoMetadata, tiffMetadata } from './tiff';
import { webpMetadata } from './webp';

type Find = (source: FileSource) => Promise<Edit[]>;

const boxTypes = [
  ...['video/mp4', 'video/x-m4v', 'video/quicktime', 'video/3gpp', 'video/3gpp2'],
  ...['audio/mp4', 'audio/x-m4a'],
  ...['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence', 'image/avif', 'image/jxl'],
];
const rawTypes = ['image/x-adobe-dng', 'image/x-nikon-nef', 'image/x-canon-cr2', 'image/x-sony-arw'];

const finders = new Map<string, Find>([
  ['image/jpeg', jpegMetadata],
  ['image/png', pngMetadata],
  ['image/apng', pngMetadata],
  ['image/webp', webpMetadata],
  ['image/tiff', tiffMetadata],
  ...rawTypes.map((type): [string, Find] => [type, rawPhotoMetadata]),
  ...boxTypes.map((type): [string, Find] => [type, boxMetadata]),
]);

/** The MIME types of files in which metadata is found. */
export const typesWithMetadata: readonly string[] = [...finders.keys()];

/**
 * Returns the edits that remove location and personal metadata from a file; undefined for types that are not searched.
 * @throws {UnreadableFile} when the file cannot be parsed, so that metadata may remain.
 */
export async function findMetadata(mimeType: string, source: FileSource): Promise<Edit[] | undefined> {
  const find = finders.get(mimeType);
  if (!find) return undefined;
  try {
    return inOrder(await find(source));
  } catch (error) {
    // Reads beyond the end of a malformed structure are range errors of Buffer.
    throw error instanceof RangeError ? new UnreadableFile(error.message) : error;
  }
}
