/**
 * Environment variables that must be set before the server's process starts, because they configure malloc;
 * `npm start`, the image and the benchmark set the same. With two arenas instead of one per thread, and large
 * allocations (such as those of password hashing) returned to the system, the process uses less memory.
 */
export const env = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1000000',
  MALLOC_TRIM_THRESHOLD_: '4000000',
};
