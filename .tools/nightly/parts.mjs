/** The parts of a nightly run; each runs a command that also works by itself. */

/**
 * @typedef {object} Part
 * @property {(words: string[]) => string} command given what of it is wanted, all when that is empty
 * @property {'performance' | 'reliability'} [figures] the name of the figures it measures, under docs
 * @property {Record<string, string>} [env]
 */

const words = (/** @type {string[]} */ wanted) => wanted.map((word) => ` ${word}`).join('');

/** @type {Record<string, Part>} */
export const parts = {
  pictures: {
    command: () =>
      'npx nx build-storybook ui-kit && npx vitest run --root ui-kit --config vitest.pictures.ts && npx playwright test --config e2e --reporter=list pictures/',
    env: { ALL_PICTURES: '1' },
  },
  engines: {
    command: (wanted) =>
      `npx playwright test --config e2e --reporter=list engines/${wanted.map((engine) => ` --project=${engine}`).join('')}`,
    env: { ENGINES: 'all' },
  },
  hydration: {
    command: () => 'npx playwright test --config e2e/dev --reporter=list hydration',
    env: { ALL_USERS: '1' },
  },
  walk: {
    command: () => 'npx vitest run --root frontend random-walk',
    env: { VITE_WALK_STEPS: '10000' },
  },
  boards: {
    command: () => 'npx vitest run --root backend/contract boards',
    env: { ALL_BOARDS: '1' },
  },
  'old-tabs': { command: (wanted) => `node .tools/nightly/old-tabs.mjs${words(wanted)}` },
  node: { command: (wanted) => `node .tools/nightly/newest-node.mjs${words(wanted)}` },
  image: { command: (wanted) => `node .tools/nightly/image.mjs${words(wanted)}` },
  bench: { command: (wanted) => `node .tools/bench/bench.mjs${words(wanted)}`, figures: 'performance' },
  reliability: {
    command: (wanted) => `node .tools/bench/reliability.mjs${words(wanted)}`,
    figures: 'reliability',
  },
};

/**
 * Parses `bench`, `bench:start,kit`, or no argument, which selects all parts. Returns an error message for an
 * unknown name.
 * @param {string[]} names
 * @returns {{ name: string, part: Part, wanted: string[] }[] | string}
 */
export function chosenParts(names) {
  const chosen = [];
  for (const text of names.length > 0 ? names : Object.keys(parts)) {
    const [name = '', wanted] = text.split(':');
    const part = parts[name];
    if (!part) return `There is no part ${name}: ${Object.keys(parts).join(', ')}.`;
    chosen.push({ name: text, part, wanted: wanted?.split(',') ?? [] });
  }
  return chosen;
}
