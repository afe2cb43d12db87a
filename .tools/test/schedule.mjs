/**
 * Runs steps in parallel, at most `atOnce` at a time: the next is the first in order whose `after` have
 * finished. A step does not wait for a predecessor that is not among the steps.
 *
 * @template {{ title: string, after?: string[] }} Step
 * @template Result
 * @param {Step[]} steps
 * @param {number} atOnce
 * @param {(step: Step) => Promise<Result>} run
 * @returns {Promise<Result[]>} In the order of the steps.
 */
export async function runSideBySide(steps, atOnce, run) {
  const waiting = new Set(steps);
  const open = new Set(steps.map(({ title }) => title));
  /** @type {Map<Step, Result>} */
  const results = new Map();
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();
  const isReady = (/** @type {Step} */ { after = [] }) => !after.some((title) => open.has(title));

  while (waiting.size + running.size > 0) {
    const next = running.size < atOnce ? [...waiting].find(isReady) : undefined;
    if (next) {
      waiting.delete(next);
      running.set(
        next,
        run(next).then((result) => {
          results.set(next, result);
          open.delete(next.title);
          running.delete(next);
        }),
      );
    } else if (running.size === 0) {
      throw new Error(`Steps wait for each other: ${[...waiting].map(({ title }) => title).join(', ')}`);
    } else {
      await Promise.race(running.values());
    }
  }
  return steps.flatMap((step) => results.get(step) ?? []);
}
