import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Per cent of what is in use that may gather until it is looked through again. */
const growing = 40;

/** Bytes of files that may be read until it is looked which of them have been sent. */
const mostRead = 16 * 1024 * 1024;

type Collect = (how?: { type: 'minor' }) => void;

let collect: Collect | undefined;
let read = 0;

/**
 * A server keeps little from one request to the next. Left to itself, V8 gives it a quarter of a gigabyte before it
 * looks for garbage a first time, and lets what is in use grow up to fourfold from then on. It also learns from a moment in which
 * many rows were under way that rows live long, puts the next ones among what is old, and all they hold follows: half of all texts
 * that were read lay there until all of it was looked through, for which every request waits.
 */
export function collectEarlier(): void {
  setFlagsFromString(`--heap-growing-percent=${growing}`);
  setFlagsFromString('--no-allocation-site-pretenuring');
  setFlagsFromString('--expose-gc');
  collect = runInNewContext('gc') as Collect;
  collect();
}

/**
 * What is read of a file lies beside the heap: V8 sees objects of a few bytes, and lets 64 megabytes of them gather.
 * Nearly all are young, and looking through what is young takes a millisecond.
 */
export function haveRead(bytes: number): void {
  read += bytes;
  if (read < mostRead) return;
  read = 0;
  collect?.({ type: 'minor' });
}
