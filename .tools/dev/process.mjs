/**
 * How a server's process is begun, so that it takes less memory: what is set when it runs comes too late for this.
 * `npm start`, the image and the benchmark begin it in this way. The C library keeps two heaps instead of one a thread, and gives
 * back what was large (a password that was hashed) instead of taking the next from where it was.
 */
export const env = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1000000',
  MALLOC_TRIM_THRESHOLD_: '4000000',
};
