import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { serverFilters, stepsForChange } from './changed.mjs';
import { processorTime } from './run-step.mjs';
import { runSideBySide } from './schedule.mjs';
import { steps } from './steps.mjs';
import { detailsOf, overShare, slowness, titlesOf } from './summary.mjs';

describe('steps of npm test', () => {
  /** Runs steps of the given durations (ms) and returns the order in which they started and ended. */
  async function orderOf(given: { title: string; takes: number; after?: string[] }[], atOnce: number) {
    const events: string[] = [];
    await runSideBySide(given, atOnce, async ({ title, takes }) => {
      events.push(`${title} starts`);
      await pause(takes);
      events.push(`${title} ends`);
    });
    return events;
  }

  it('run in parallel, up to a limit', async () => {
    const given = ['a', 'b', 'c'].map((title) => ({ title, takes: 20 }));
    expect((await orderOf(given, 2)).slice(0, 3)).toEqual(['a starts', 'b starts', 'a ends']);
    expect((await orderOf(given, 1)).slice(0, 3)).toEqual(['a starts', 'a ends', 'b starts']);
  });

  it('wait for the steps they need without blocking others', async () => {
    const given = [
      { title: 'build', takes: 60 },
      { title: 'journeys', takes: 1, after: ['build'] },
      { title: 'lint', takes: 1 },
    ];
    const events = await orderOf(given, 2);
    expect(events).toEqual([
      ...['build starts', 'lint starts', 'lint ends', 'build ends'],
      ...['journeys starts', 'journeys ends'],
    ]);
  });

  it('do not wait for a step that is not selected', async () => {
    expect(await orderOf([{ title: 'journeys', takes: 1, after: ['build'] }], 2)).toHaveLength(2);
  });

  it('that wait for each other are an error', async () => {
    const given = [
      { title: 'a', takes: 1, after: ['b'] },
      { title: 'b', takes: 1, after: ['a'] },
    ];
    await expect(orderOf(given, 2)).rejects.toThrow('Steps wait for each other: a, b');
  });

  it('have unique titles and wait for existing steps', () => {
    const titles = steps.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles).toEqual(expect.arrayContaining(steps.flatMap(({ after = [] }) => after)));
  });
});

describe('npm test -- --changed', () => {
  const titlesFor = (...files: string[]) =>
    stepsForChange(steps, { files, commit: 'HEAD' }).map(({ title }) => title);
  const always = ['boundaries', 'formatting', 'lint'];

  it('runs the suites of the projects that a file can touch, and lint, boundaries and formatting always', () => {
    expect(titlesFor('README.md').sort()).toEqual(always);
    expect(titlesFor('backend/src/modules/teams/teams.service.ts').sort()).toEqual(
      [...always, 'server'].sort(),
    );
    expect(titlesFor('frontend/src/app/bootstrap.tsx').sort()).toEqual([...always, 'frontend'].sort());
    expect(titlesFor('ui-kit/src/button/button.tsx').sort()).toEqual(
      [...always, 'frontend', 'ui-kit'].sort(),
    );
    expect(titlesFor('backend/contract/src/pages/page.ts').sort()).toEqual(
      [...always, 'content', 'contract', 'frontend', 'server'].sort(),
    );
    expect(titlesFor('backend/content/src/write.ts').sort()).toEqual(
      [...always, 'content', 'frontend', 'server'].sort(),
    );
  });

  it('runs the specs of the module of the server that a file is in', () => {
    expect(serverFilters(['backend/src/modules/teams/teams.service.ts'])).toEqual(['src/modules/teams/']);
    expect(serverFilters(['backend/contract/src/pages/page.ts'])).toEqual(['src/modules/pages/']);
    expect(serverFilters(['backend/test/mails.spec.ts', 'frontend/a.ts'])).toEqual(['test/mails.spec.ts']);
  });

  it('runs all specs of the server after a change that affects all of them', () => {
    expect(serverFilters(['backend/test/people.ts', 'backend/src/modules/teams/teams.service.ts'])).toEqual(
      [],
    );
    expect(serverFilters(['backend/package.json'])).toEqual([]);
  });
});

describe('the summary of npm test', () => {
  it('has every error, and ends with a line for each failure', () => {
    const results = [
      { title: 'journeys', failures: ['plays\n    Error: no button'], flaky: ['bin\n    Error: late'] },
      { title: 'browsers', failures: ['see above'] },
    ];
    const titles = ['FLAKY journeys: bin', 'FAILED journeys: plays', 'FAILED browsers: see above'];
    expect(titlesOf(results)).toEqual(titles);
    expect(detailsOf(results)).toContain('FAILED journeys: plays\n    Error: no button');
  });

  const five = (slower: number, one = slower) =>
    ['a', 'b', 'c', 'd', 'e'].map((title) => ({
      title,
      share: 10,
      user: 10 * (title === 'c' ? one : slower),
      system: 0,
    }));

  it('reads processor time as the shell prints it', () => {
    expect(processorTime('0m0.010000s 0m0.020000s\n1m2.500000s 0m3.250000s\n')).toEqual({
      user: 62.5,
      system: 3.25,
    });
    expect(processorTime('0m0.00s 0m0.00s\n0m0.37s 0m0.08s\n')).toEqual({ user: 0.37, system: 0.08 });
  });

  it('warns of a step that exceeds its share by more than a fifth', () => {
    expect(overShare(five(1, 1.15))).toEqual([]);
    expect(overShare(five(1, 1.3))).toEqual([
      'c took 13 s of processor time; its share on this machine is 10 s.',
    ]);
  });

  it('does not attribute a slow machine to steps', () => {
    expect(slowness(five(3))).toBe(3);
    expect(overShare(five(3))).toEqual([]);
    expect(overShare(five(3, 3.9))).toHaveLength(1);
  });

  it("does not estimate the machine's speed from a few steps", () => {
    expect(overShare(five(9).slice(0, 2))).toEqual([]);
  });
});
