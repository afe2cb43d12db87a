import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { parseMachine, parseProcess, shareOfOthers, ticksNow, ticksOfTree } from './processors.mjs';
import { range, takeRounds } from './rounds.mjs';

describe('rounds of a benchmark', () => {
  /** Takes rounds with the given shares of other processes; the last share applies to all further rounds. */
  const take = async (count: number, shares: number[]) => {
    let taken = 0;
    const rounds = await takeRounds(
      count,
      () => Promise.resolve(taken),
      async (work) => ({ result: await work(), others: shares[taken++] ?? shares.at(-1) ?? 0 }),
    );
    return { taken, kept: rounds.map(({ result }) => result), others: rounds.map(({ others }) => others) };
  };

  it('are not repeated on a quiet machine', async () => {
    expect(await take(3, [0.01, 0.1, 0])).toMatchObject({ taken: 3, kept: [0, 1, 2] });
  });

  it('are repeated when other processes used more than a tenth of the machine', async () => {
    expect(await take(3, [0.01, 0.11, 0.02, 0.03])).toMatchObject({ taken: 4, kept: [0, 2, 3] });
  });

  it('end after twice as many, of which the quietest are kept with their share of other processes', async () => {
    expect(await take(2, [0.5, 0.2, 0.9, 0.3])).toEqual({ taken: 4, kept: [1, 3], others: [0.2, 0.3] });
  });

  it('are reported as a median with the lowest and the highest', () => {
    expect(range([5, 1, 4, 2, 3])).toEqual({ median: 3, lowest: 1, highest: 5 });
  });
});

describe('the share of other processes', () => {
  it('is the busy time without the processes of the benchmark', () => {
    const before = { total: 1000, busy: 400, own: 100 };
    expect(shareOfOthers(before, { total: 1200, busy: 520, own: 190 })).toBeCloseTo(0.15);
    expect(shareOfOthers(before, { total: 1200, busy: 480, own: 190 })).toBe(0);
  });

  it('includes stolen time, and counts interrupts as idle', () => {
    expect(parseMachine('cpu  100 10 50 700 20 5 15 30 0 0\ncpu0 1 1 1 1')).toEqual({
      busy: 190,
      total: 930,
    });
  });

  it('excludes child processes of the benchmark, running and exited, at any depth', () => {
    const one = (pid: number, parent: number, ticks: number) => ({ pid, parent, ticks });
    const all = [one(1, 0, 1000), one(10, 1, 5), one(11, 10, 7), one(12, 11, 20), one(13, 1, 300)];
    expect(ticksOfTree(all, 10)).toBe(32);
    expect(parseProcess('10 (a (b) c) S 1 10 10 0 -1 4 1 2 3 4 30 12 5 3 20 0 1')).toEqual({
      parent: 1,
      ticks: 50,
    });
  });

  it('excludes the processor time of a child that has exited', () => {
    process.env.BENCH_PID = String(process.pid);
    const before = ticksNow();
    spawnSync(process.execPath, ['-e', 'while (process.cpuUsage().user < 500_000);']);
    const now = ticksNow();
    delete process.env.BENCH_PID;
    expect(now.own - before.own).toBeGreaterThanOrEqual(50);
    expect(now.busy - before.busy).toBeGreaterThanOrEqual(now.own - before.own - 5);
  });
});
