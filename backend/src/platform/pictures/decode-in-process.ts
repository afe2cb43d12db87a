import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** Pixels of the whole picture, rotated as it is shown, and a smaller one of it. */
interface DecodedPicture {
  width: number;
  height: number;
  webp: Buffer;
}

const MAX_TIME_MS = 60_000;
const MAX_MEMORY_BYTES = 600 * 1024 * 1024;
const CHECK_INTERVAL_MS = 100;
const HEADER_BYTES = 8;

/** The bundle of the program; when running from sources, that of the last build. */
const file = import.meta.url.endsWith('.ts') ? '../../../dist/decode-picture.js' : './decode-picture.js';

let last: Promise<unknown> = Promise.resolve();

/**
 * Decodes a HEIC or TIFF picture in a process of its own, one at a time, which is killed when it takes more than a minute or 600 MB
 * (measured on Linux). Returns undefined when it cannot be decoded.
 */
export function decodeInProcess(
  open: () => Readable,
  options: { mimeType: string; edge: number },
): Promise<DecodedPicture | undefined> {
  const next = last.then(() => decode(open(), options));
  last = next.catch(() => undefined);
  return next;
}

async function decode(
  content: Readable,
  { mimeType, edge }: { mimeType: string; edge: number },
): Promise<DecodedPicture | undefined> {
  const program = fileURLToPath(new URL(file, import.meta.url));
  const child = spawn(process.execPath, [program, mimeType, String(edge)], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: MAX_TIME_MS,
    killSignal: 'SIGKILL',
  });
  const watch = setInterval(() => void killWhenLarge(child), CHECK_INTERVAL_MS);
  // A process that ends early closes its input.
  child.stdin.on('error', () => content.destroy());
  content.on('error', () => child.kill('SIGKILL')).pipe(child.stdin);
  try {
    const ended = new Promise<number | null>((resolve) => {
      child.on('close', resolve).on('error', () => resolve(null));
    });
    const output = await buffer(child.stdout);
    if ((await ended) !== 0 || output.length <= HEADER_BYTES) return undefined;
    const webp = output.subarray(HEADER_BYTES);
    return { width: output.readUInt32BE(0), height: output.readUInt32BE(4), webp };
  } finally {
    clearInterval(watch);
    content.destroy();
  }
}

async function killWhenLarge(child: ChildProcess): Promise<void> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
  if (kilobytes * 1024 > MAX_MEMORY_BYTES) child.kill('SIGKILL');
}
