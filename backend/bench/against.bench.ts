import { it } from 'vitest';
import { addFigure } from '../../.tools/bench/figures.mjs';
import { takeRounds } from '../../.tools/bench/rounds.mjs';
import { send } from './load';
import { compared, measure, ofOtherBuild } from './measure';
import { few, requestsOf, token, type Compared } from './requests';
import { rounds, seconds, useStage } from './stage';

/** `npm run bench -- --against <commit>` has built that commit in this folder. */
const workspace = process.env.BENCH_AGAINST;
if (!workspace) throw new Error('Run `npm run bench -- --against <commit>`.');

const stage = useStage();
const loads: Compared[] = ['page read', 'list of 50', 'comments, 200', 'save'];

it('this build and the other one over the same database, in turns', async () => {
  const other = await stage.startBuild(workspace);
  for (const what of loads) {
    for (const connections of [1, 32]) {
      const requests = requestsOf(stage.large)[what];
      const load = { requests, connections, seconds, token };
      for (const { origin } of [stage.product, other]) await send({ origin, ...load, seconds: 1 });
      const taken = await takeRounds(rounds, async () => ({
        product: await measure(stage.product, stage.postgresPid, load),
        other: await measure(other, stage.postgresPid, load),
      }));
      const name = { area: 'Against', what: `${what}, ${few(connections)}` };
      addFigure(compared(name, taken, ofOtherBuild));
    }
  }
}, 1_800_000);
