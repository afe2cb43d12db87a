import type { Readable } from 'node:stream';

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A file with its size in bytes, which stay what they are while it is read. */
export interface WholeFile {
  size: number;
  content: Readable;
}

/** Where the files of members lie: on disk or in an object store. A key is a path of plain words. */
export abstract class MediaStorage {
  /** The file appears under its key only when all of it is written; a stream cut off leaves nothing. */
  abstract write(key: string, content: Readable): Promise<{ bytes: number }>;

  /** Copies what lies under a key, without reading it where the storage can; false when there is nothing under it. */
  abstract copy(from: string, to: string): Promise<boolean>;

  /** The bytes; the stream fails when there are none under the key. */
  abstract open(key: string, range?: ByteRange): Readable;

  /** All of a file; nothing when there is none under the key. */
  abstract find(key: string): Promise<WholeFile | undefined>;

  /** What there is, as far as it was there from the beginning of the search to its end. */
  abstract keys(): AsyncIterable<string>;

  /** Nothing happens when there is nothing under the key. */
  abstract remove(key: string): Promise<void>;

  /** Everything whose key begins with the folder. */
  abstract removeFolder(folder: string): Promise<void>;
}

/** Where all files of a team lie. */
export const mediaFolder = (teamId: number) => `team-${teamId}`;

const keyPattern = /^[\w-]+(\/[\w-]+)*$/;

export const isKey = (text: string) => keyPattern.test(text);

/** Keys come from our own code: anything else is a mistake in it. */
export function expectKey(key: string): string {
  if (!isKey(key)) throw new Error('Not a key of the media storage');
  return key;
}
