/** Documents for tests: one of each kind, foreign ones, and random ones. */
export { canonical, foreign, foreignWritten } from './foreign';
export { randomDocument, randomTable, seeded } from './random';
