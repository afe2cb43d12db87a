import { afterEach, beforeEach, describe, it } from 'vitest';
import { addFigure, type Goal } from '../../.tools/bench/figures.mjs';
import { takeRounds } from '../../.tools/bench/rounds.mjs';
import { send } from './load';
import { compared, measure, type Reference, type Turns } from './measure';
import { startBusyLoops, type BusyLoops } from './processes';
import { area, few, requestsOf, token, type Compared } from './requests';
import { rounds, seconds, useStage } from './stage';

const stage = useStage();

const all: readonly Reference[] = ['bare', 'limit'];
/** The limit only reads. */
const ofSaves: readonly Reference[] = ['bare'];
const reads = ['page read', 'list of 50', 'comments, 200'] as const;

/** Node accepts one connection per turn of the event loop, so with 32 connections the first requests wait; they must be under 1 %. */
const secondsOf = (connections: number) => (connections === 1 ? seconds : 3 * seconds);

function goalsOf(what: Compared, connections: number, isBusy: boolean): Goal[] {
  if (what === 'save')
    return [
      { of: 'ratio', least: 0.6 },
      { of: 'p99/p50', most: 4 },
    ];
  const ofBare = { of: 'ratio', least: connections === 1 ? 0.85 : 1 };
  const isList = what === 'list of 50' && connections > 1;
  const ofLimit = { of: 'limitRatio', least: isList ? 0.9 : 0.5 };
  // With busy loops the tail latency depends on the scheduler, not on the product.
  return [ofBare, ofLimit, ...(isBusy ? [] : [{ of: 'p99/p50', most: 3 }])];
}

async function compare(what: Compared, references: readonly Reference[], condition?: 'busy'): Promise<void> {
  const requests = requestsOf(stage.large)[what];
  for (const connections of [1, 32]) {
    const load = { requests, connections, seconds: secondsOf(connections), token };
    for (const each of ['product', ...references] as const)
      await send({ origin: stage[each].origin, ...load, seconds: 1 });
    const taken = await takeRounds(rounds, async () => {
      const turns: Turns = { product: await measure(stage.product, stage.postgresPid, load) };
      for (const each of references) turns[each] = await measure(stage[each], stage.postgresPid, load);
      return turns;
    });
    const name = [what, few(connections), ...(condition ? [condition] : [])].join(', ');
    const goals = goalsOf(what, connections, condition === 'busy');
    addFigure(compared({ area, what: name, goals }, taken));
  }
}

describe('beside the bare handler and the limit', () => {
  it.each(reads)('%s', (what) => compare(what, all));
  it('save', () => compare('save', ofSaves));
});

describe('with two busy loops on the machine', () => {
  let loops: BusyLoops;
  beforeEach(() => void (loops = startBusyLoops(2)));
  afterEach(() => loops.stop());

  it.each(['page read', 'list of 50'] as const)('%s', (what) => compare(what, all, 'busy'));
});
