import type { Readable } from 'node:stream';

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where the files of members lie: on disk or in an object store. A key is a path of plain words. */
export abstract class MediaStorage {
  /** The file appears under its key only when all of it is written; a stream cut off leaves nothing. */
  abstract write(key: string, content: Readable): Promise<{ bytes: number }>;

  /** The bytes; the stream fails when there are none under the key. */
  abstract open(key: string, range?: ByteRange): Readable;

  /** Nothing happens when there is nothing under the key. */
  abstract remove(key: string): Promise<void>;

  /** Everything whose key begins with the folder. */
  abstract removeFolder(folder: string): Promise<void>;
}

/** Where all files of a team lie. */
export const mediaFolder = (teamId: number) => `team-${teamId}`;

const keyPattern = /^[\w-]+(\/[\w-]+)*$/;

/** Keys come from our own code: anything else is a mistake in it. */
export function expectKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error('Not a key of the media storage');
  return key;
}
