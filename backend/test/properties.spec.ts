import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { startApp, type TestApp } from './app';
import { deeds } from './deeds';
import { factsOf } from './deeds/facts';
import { take, type Step } from './deeds/step';
import { endWorld, newWorld } from './deeds/world';
import { addCounts, many } from './reliability/figures';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const number = fc.nat(9999);
/** Where much can go wrong that takes just the right people: tried more often. */
const gives = /role of|uploads|makes an invite link|changes the account/;
const step: fc.Arbitrary<Step> = fc.record({
  deed: fc.constantFrom(
    ...Object.keys(deeds).flatMap((deed) => (gives.test(deed) ? [deed, deed, deed, deed] : deed)),
  ),
  who: number,
  there: fc.constantFrom<0 | 1>(0, 1),
  isMistaken: fc.nat(7).map((chance) => chance === 7),
  thing: number,
  pick: number,
});

async function play(steps: Step[]): Promise<void> {
  const world = await newWorld(app);
  const facts = factsOf(app);
  const lines: string[] = [];
  try {
    for (const each of steps) lines.push(await take(world, facts, each));
  } catch (error) {
    throw new Error([...lines, error instanceof Error ? error.message : error].join('\n'), { cause: error });
  } finally {
    await endWorld(world);
  }
}

/** `FC_RUNS` tells more stories, `FC_SEED` those of a run that failed. */
const { FC_RUNS = many(1000, 25), FC_SEED } = process.env;

/** The shortest story that fails, a line a step. */
function report({ failed, seed, errorInstance }: fc.RunDetails<[Step[]]>): void {
  if (failed)
    throw new Error(`FC_SEED=${seed}\n${(errorInstance as Error).message}`, { cause: errorInstance });
}

describe('whatever anybody tries, in whatever order', () => {
  it('they get what the policies allow, change nothing else, and never see what is not for them', async () => {
    const story = fc.array(step, { minLength: 1, maxLength: 60, size: 'max' });
    await fc.assert(fc.asyncProperty(story, play), {
      numRuns: Number(FC_RUNS),
      ...(FC_SEED && { seed: Number(FC_SEED) }),
      reporter: report,
    });
    addCounts({
      part: 'stories',
      what: 'random stories of up to 60 steps',
      counts: { stories: Number(FC_RUNS) },
    });
  }, 3_600_000);
});
