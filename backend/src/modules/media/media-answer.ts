import type { Readable } from 'node:stream';
import { Refusal } from '../../platform/http';
import type { ByteRange, MediaStorage } from '../../platform/storage';
import { byteRange } from './byte-range';
import { isShownInline } from './media-kind';
import { disposition } from './media-name';
import type { MediaRow } from './media.repository';

/** The headers of a request that decide how much is sent. */
export interface MediaRequest {
  range?: string;
  'if-range'?: string;
  'if-none-match'?: string;
}

export interface MediaAnswer {
  status: 200 | 206 | 304;
  headers: Record<string, string>;
  /** Not opened when the caller has it already. */
  content?: Readable;
}

/** Seconds; the bytes under an address never change. */
const day = 86_400;

/** How a stored file is sent: whole, in part, or not again. Nothing in it can run in our origin. */
export function mediaAnswer(row: MediaRow, request: MediaRequest, storage: MediaStorage): MediaAnswer {
  const size = Number(row.size);
  const etag = `"media-${row.id}-${size}"`;
  const headers = {
    etag,
    ...fixedHeaders,
    'content-type': contentType(row),
    'content-disposition': placement(row),
  };
  if (knows(request['if-none-match'], etag)) return { status: 304, headers };

  const isSame = request['if-range'] === undefined || request['if-range'] === etag;
  const range = byteRange(isSame ? request.range : undefined, size);
  if (range === 'beyond')
    throw new Refusal('range_beyond_end', { headers: { 'content-range': `bytes */${size}` } });
  if (range === 'everything') {
    return {
      status: 200,
      headers: { ...headers, 'content-length': String(size) },
      content: storage.open(row.filename),
    };
  }
  const part = {
    'content-range': rangeText(range, size),
    'content-length': String(range.end - range.start + 1),
  };
  return { status: 206, headers: { ...headers, ...part }, content: storage.open(row.filename, range) };
}

const fixedHeaders = {
  'accept-ranges': 'bytes',
  'cache-control': `private, max-age=${day}`,
  vary: 'Cookie',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
};

const contentType = ({ mime_type }: MediaRow) =>
  mime_type.startsWith('text/') ? `${mime_type}; charset=utf-8` : mime_type;

const placement = ({ mime_type, original_name }: MediaRow) =>
  disposition(isShownInline(mime_type) ? 'inline' : 'attachment', original_name);

const rangeText = ({ start, end }: ByteRange, size: number) => `bytes ${start}-${end}/${size}`;

function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
