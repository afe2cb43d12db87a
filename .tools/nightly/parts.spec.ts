import { describe, expect, it } from 'vitest';
import { newestOfEachMajor } from './node-versions.mjs';
import { chosenParts, parts } from './parts.mjs';

describe('the parts of a nightly run', () => {
  const commands = (names: string[]) => {
    const chosen = chosenParts(names);
    return typeof chosen === 'string' ? chosen : chosen.map(({ part, wanted }) => part.command(wanted));
  };

  it('all run by default', () => {
    expect(commands([])).toHaveLength(Object.keys(parts).length);
  });

  it('can be named, each with a selection', () => {
    expect(commands(['bench:start,kit', 'reliability:soak,20', 'engines:webkit'])).toEqual([
      'node .tools/bench/bench.mjs start kit',
      'node .tools/bench/reliability.mjs soak 20',
      'npx playwright test --config e2e --reporter=list engines/ --project=webkit',
    ]);
    expect(commands(['unknown'])).toMatch(
      'There is no part unknown: pictures, engines, hydration, walk, boards, old-tabs, node, image,',
    );
  });
});

it('the newest Node comes first, one version of every even major', () => {
  const versions = ['24.9.0', '26.10.0', '25.1.0', '24.21.0', '26.9.0', '26.11.0-rc.1', '22.1.0'];
  expect(newestOfEachMajor(versions)).toEqual(['26.10.0', '24.21.0', '22.1.0']);
});
