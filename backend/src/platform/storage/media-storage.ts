import type { Readable } from 'node:stream';

/** First and last byte, both inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A file with its size in bytes. Neither changes while it is read. */
export interface StoredFile {
  size: number;
  content: Readable;
}

/** Storage of uploads on disk or in an object store. A key is a path of letters, digits, `_` and `-`. */
export abstract class MediaStorage {
  /** Writes atomically: the file exists only when it is complete, and an aborted stream leaves nothing. */
  abstract write(key: string, content: Readable): Promise<{ bytes: number }>;

  /** Copies a file, on the server's side where the storage supports it. Returns false when the source does not exist. */
  abstract copy(from: string, to: string): Promise<boolean>;

  /** Streams a file or a range of it. The stream emits an error when the file does not exist. */
  abstract open(key: string, range?: ByteRange): Readable;

  /** Opens a file with its size; returns undefined when it does not exist. */
  abstract find(key: string): Promise<StoredFile | undefined>;

  /** Yields all keys. Files that are added or removed meanwhile may be missing. */
  abstract keys(): AsyncIterable<string>;

  /** Removes a file; does nothing when it does not exist. */
  abstract remove(key: string): Promise<void>;

  /** Removes all files of a folder. */
  abstract removeFolder(folder: string): Promise<void>;
}

/** Returns the folder of the files of a team. */
export const mediaFolder = (teamId: number) => `team-${teamId}`;

const keyPattern = /^[\w-]+(\/[\w-]+)*$/;

export const isKey = (text: string) => keyPattern.test(text);

/** @throws {Error} when the key is invalid. Keys come from our own code, so that is a bug. */
export function expectKey(key: string): string {
  if (!isKey(key)) throw new Error('Not a key of the media storage');
  return key;
}
