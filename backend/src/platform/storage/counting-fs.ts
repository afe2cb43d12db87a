import { close, open, read } from 'node:fs';
import { countFileBytes } from '../process';

type Done = (error: NodeJS.ErrnoException | null, bytes: number, buffer: Buffer) => void;

function readCounted(
  ...[file, buffer, offset, length, position, done]: [number, Buffer, number, number, number | null, Done]
): void {
  countFileBytes(length);
  read(file, buffer, offset, length, position, done);
}

/** A file system for read streams that counts the bytes read (`countFileBytes`). */
export const countingFs = { open, close, read: readCounted as unknown as typeof read };
