import { join } from 'node:path';
import { root } from '../dev/run.mjs';

/**
 * A step of `npm test`.
 *
 * @typedef {object} Step
 * @property {string} title
 * @property {string} command
 * @property {number} share Processor seconds it takes on the machine named in docs/testing.md.
 * @property {string[]} [after] Steps that must have ended before it starts.
 * @property {boolean} [hasReport] It is a test runner that writes how many tests passed and which failed to `TOUCHLINE_REPORT`;
 *   any other step passes or fails as a whole.
 * @property {boolean} [mayBeEmpty] It passes when it finds no test to run.
 */

const reporter = (/** @type {string} */ of) => join(root, `.tools/test/report-${of}.mjs`);

/** Runs a program of the packages itself: `npx` takes half a second of processor time to find it. */
const bin = (/** @type {string} */ program) => `node_modules/.bin/${program}`;

/** @type {(options: string) => string} */
export const vitest = (options) =>
  `${bin('vitest')} run ${options} --retry=1 --reporter=default --reporter=${reporter('vitest')}`;

const journeys = `${bin('playwright')} test --config e2e --reporter=list,${reporter('playwright')}`;
const storybook = `${bin('nx')} build-storybook @touchline/ui-kit`;
const boundaries = `${bin('depcruise')} --config .tools/checks/boundaries.cjs backend frontend ui-kit e2e`;

/**
 * All steps, of which two run in parallel. The next to start is the first in this order whose `after` have
 * finished, so long steps, and those that others wait for, are first.
 *
 * @type {Step[]}
 */
export const steps = [
  { title: 'build', command: 'node .tools/build/build-product.mjs', share: 32 },
  { title: 'lint', command: bin('oxlint'), share: 27 },
  {
    title: 'server',
    command: vitest('--root backend --project server'),
    share: 450,
    after: ['build'],
    hasReport: true,
  },
  { title: 'journeys', command: journeys, share: 465, after: ['build'], hasReport: true },
  {
    title: 'processes',
    command: vitest('--root backend --project processes'),
    share: 240,
    after: ['build'],
    hasReport: true,
  },
  { title: 'storybook', command: storybook, share: 24 },
  { title: 'ui-kit', command: vitest('--root ui-kit'), share: 46, hasReport: true },
  {
    title: 'catalogue',
    command: vitest('--root ui-kit --config vitest.pictures.ts'),
    share: 7,
    after: ['storybook'],
    hasReport: true,
  },
  { title: 'frontend', command: vitest('--root frontend'), share: 75, hasReport: true },
  { title: 'workspace', command: vitest('--root .tools'), share: 23, hasReport: true },
  { title: 'browsers', command: 'node .tools/checks/browsers/check.mjs', share: 5, after: ['build'] },
  { title: 'contract', command: vitest('--root backend/contract'), share: 15, hasReport: true },
  { title: 'content', command: vitest('--root backend/content'), share: 8, hasReport: true },
  { title: 'unused', command: 'npm run --silent unused', share: 12 },
  { title: 'boundaries', command: boundaries, share: 9 },
  { title: 'formatting', command: `${bin('oxfmt')} --check`, share: 1 },
];
