import type { Readable } from 'node:stream';
import type { PictureSize } from '@touchline/contract';
import { hasETag, Refusal } from '../../platform/http';
import type { MediaStorage } from '../../platform/storage';
import { byteRange } from './byte-range';
import { isShownInline } from './kind/media-kind';
import { disposition } from './media-name';
import { isFilm, type MediaRow } from './media.repository';
import { foreign, renditionKey } from './renditions.service';

/** The headers of a request that select the response. */
export interface MediaRequest {
  accept?: string;
  range?: string;
  'if-range'?: string;
  'if-none-match'?: string;
}

export interface MediaResponse {
  status: 200 | 206 | 304;
  headers: Record<string, string>;
  /** Undefined when the client's cached copy is valid. */
  content?: Readable;
}

/** In seconds; the content of a URL never changes. */
const DAY_SECONDS = 86_400;

/** An object in the storage. */
export interface StoredObject {
  key: string;
  etag: string;
  mimeType: string;
  /** In bytes. */
  size: number;
  name: string;
  /** Downloads a file that browsers could show. */
  isDownload?: boolean;
  /** The response depends on the header `accept`. */
  isNegotiated?: boolean;
}

/**
 * Returns a file, or its rendition when one exists. Earlier builds wrote the addresses of HEIC and TIFF files into pages as pictures:
 * an `img` element, which accepts pictures first, gets the rendition, and a download the file.
 */
export function requestedObject(row: MediaRow, accept = '', size?: PictureSize): StoredObject {
  // Without its poster frame a film has no picture: the whole film would be downloaded in place of one.
  if (size && isFilm(row) && row.small_size === null) throw new Refusal('media_not_found');
  if (size || !foreign.test(row.mime_type)) return storedObject(row, size);
  return { ...storedObject(row, accept.startsWith('image/') ? 'medium' : undefined), isNegotiated: true };
}

/** Returns a file, or its rendition when one exists. */
export function storedObject(row: MediaRow, size?: PictureSize): StoredObject {
  const name = row.original_name;
  const bytes = size && { small: row.small_size, medium: row.medium_size }[size];
  if (size && bytes) {
    const key = renditionKey(row.filename, size);
    return { key, etag: `"media-${row.id}-${size}-${bytes}"`, mimeType: 'image/webp', size: bytes, name };
  }
  // The key changes when metadata is removed from stored files, which may leave the size unchanged.
  const etag = `"media-${row.id}-${row.size}-${row.filename.slice(-8)}"`;
  return { key: row.filename, etag, mimeType: row.mime_type, size: Number(row.size), name };
}

/** Builds the response of a stored file: 200, 206 or 304. The headers keep scripts in it from running in our origin. */
export function mediaResponse(
  part: StoredObject,
  request: MediaRequest,
  storage: MediaStorage,
): MediaResponse {
  const { key, etag, size, mimeType } = part;
  const isInline = !part.isDownload && isShownInline(mimeType);
  const headers = {
    etag,
    ...fixedHeaders,
    ...(part.isNegotiated && { vary: `${fixedHeaders.vary}, Accept` }),
    ...(isInline && mimeType === 'application/pdf' && { 'content-security-policy': pdfPolicy }),
    'content-type': contentType(part),
    'content-disposition': disposition(isInline ? 'inline' : 'attachment', part.name),
  };
  if (hasETag(request['if-none-match'], etag)) return { status: 304, headers };

  const isSame = request['if-range'] === undefined || request['if-range'] === etag;
  const range = byteRange(isSame ? request.range : undefined, size);
  if (range === 'beyond')
    throw new Refusal('range_beyond_end', { headers: { 'content-range': `bytes */${size}` } });
  if (range === 'everything') {
    return {
      status: 200,
      headers: { ...headers, 'content-length': String(size) },
      content: storage.open(key),
    };
  }
  const partly = {
    'content-range': `bytes ${range.start}-${range.end}/${size}`,
    'content-length': String(range.end - range.start + 1),
  };
  return { status: 206, headers: { ...headers, ...partly }, content: storage.open(key, range) };
}

export const fixedHeaders = {
  'accept-ranges': 'bytes',
  'cache-control': `private, max-age=${DAY_SECONDS}`,
  vary: 'Cookie',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/**
 * The viewers of Chrome and Firefox are pages with scripts and styles of the browser, which `default-src` and `sandbox` would
 * block. With `nosniff` the file is never a page of ours, whatever else it is.
 */
const pdfPolicy = "frame-ancestors 'none'";

const contentType = ({ mimeType }: StoredObject) =>
  mimeType.startsWith('text/') ? `${mimeType}; charset=utf-8` : mimeType;
