import fc from 'fast-check';
import { describe, it } from 'vitest';
import { useApp } from './app';
import { actions } from './model-based';
import { databaseStateOf } from './model-based/database-state';
import { runStep, type Step } from './model-based/step';
import { endModel, newModel } from './model-based/model';
import { addCounts, many } from './reliability/figures';

const app = useApp();

const number = fc.nat(9999);
/** Actions that grant permissions are attempted more often. */
const gives = /role of|uploads|makes an invite link|changes the account/;
const step: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom(
    ...Object.keys(actions).flatMap((action) =>
      gives.test(action) ? [action, action, action, action] : action,
    ),
  ),
  actor: number,
  team: fc.constantFrom<0 | 1>(0, 1),
  isMistaken: fc.nat(7).map((chance) => chance === 7),
  targetId: number,
  random: number,
});

async function play(steps: Step[]): Promise<void> {
  const model = await newModel(app);
  const state = databaseStateOf(app);
  const lines: string[] = [];
  try {
    for (const each of steps) lines.push(await runStep(model, state, each));
  } catch (error) {
    throw new Error([...lines, error instanceof Error ? error.message : error].join('\n'), { cause: error });
  } finally {
    await endModel(model);
  }
}

/** `FC_RUNS` sets the number of runs, `FC_SEED` repeats a failed one. */
const { FC_RUNS = many(1000, 25), FC_SEED } = process.env;

/** Reports the shortest failing sequence, one line per step. */
function report({ failed, seed, errorInstance }: fc.RunDetails<[Step[]]>): void {
  if (failed)
    throw new Error(`FC_SEED=${seed}\n${(errorInstance as Error).message}`, { cause: errorInstance });
}

describe('any sequence of actions by any users', () => {
  it('succeeds only as the policies allow, changes nothing else and leaks no data', async () => {
    const sequence = fc.array(step, { minLength: 1, maxLength: 60, size: 'max' });
    await fc.assert(fc.asyncProperty(sequence, play), {
      numRuns: Number(FC_RUNS),
      ...(FC_SEED && { seed: Number(FC_SEED) }),
      reporter: report,
    });
    addCounts({
      part: 'stories',
      what: 'random sequences of up to 60 steps',
      counts: { sequences: Number(FC_RUNS) },
    });
  }, 3_600_000);
});
