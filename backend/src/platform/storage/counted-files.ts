import { close, open, read } from 'node:fs';
import { countFileBytes } from '../process';

type Done = (error: NodeJS.ErrnoException | null, bytes: number, buffer: Buffer) => void;

function readCounted(
  ...[file, buffer, offset, length, position, done]: [number, Buffer, number, number, number | null, Done]
): void {
  countFileBytes(length);
  read(file, buffer, offset, length, position, done);
}

/** Files as streams read them, with what is read of them counted. */
export const countedFiles = { open, close, read: readCounted as unknown as typeof read };
