import { describe, expect, it } from 'vitest';
import { isThere, namedFiles } from './named-files.mjs';
import { read } from './workspace.mjs';

const page = read('docs/security.md');
const named = namedFiles(page);

/**
 * Number of level 1 and 2 requirements in each section of ASVS 5.0.0; level 3 requirements are the last of a
 * section.
 */
const sections = {
  1.1: 2,
  1.2: 9,
  1.3: 11,
  1.4: 3,
  1.5: 2,
  2.1: 3,
  2.2: 3,
  2.3: 4,
  2.4: 1,
  3.2: 2,
  3.3: 4,
  3.4: 6,
  3.5: 5,
  3.7: 2,
  4.1: 3,
  4.2: 1,
  4.3: 2,
  4.4: 4,
  5.1: 1,
  5.2: 3,
  5.3: 2,
  5.4: 3,
  6.1: 3,
  6.2: 12,
  6.3: 4,
  6.4: 4,
  6.5: 5,
  6.6: 3,
  6.8: 4,
  7.1: 3,
  7.2: 4,
  7.3: 2,
  7.4: 5,
  7.5: 2,
  7.6: 2,
  8.1: 2,
  8.2: 3,
  8.3: 1,
  8.4: 1,
  9.1: 3,
  9.2: 4,
  10.1: 2,
  10.2: 2,
  10.3: 4,
  10.4: 11,
  10.5: 5,
  10.6: 2,
  10.7: 3,
  11.1: 2,
  11.2: 3,
  11.3: 3,
  11.4: 4,
  11.5: 1,
  11.6: 1,
  12.1: 3,
  12.2: 2,
  12.3: 4,
  13.1: 1,
  13.2: 5,
  13.3: 2,
  13.4: 5,
  14.1: 2,
  14.2: 4,
  14.3: 3,
  15.1: 3,
  15.2: 3,
  15.3: 7,
  16.1: 1,
  16.2: 5,
  16.3: 4,
  16.4: 3,
  16.5: 3,
  17.1: 1,
  17.2: 4,
  17.3: 2,
};
const requirements = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, place) => `${section}.${place + 1}`),
);

/** A line of the checklist: its checkbox, if any, its requirements, and its text. */
const lines = [...page.matchAll(/^- (?:\[([x ])\] )?\*\*([\d.–]+)\*\* (.*(?:\n +.*)*)/gm)].map(
  ([, box, about = '', text = '']) => ({ box, about, text }),
);

/** Counts requirements: `1.2.6–8` is three, `4.3` a whole section, `10` a whole chapter. */
function requirementsOf(about: string) {
  const [, section, first, last] = /^(\d+\.\d+)\.(\d+)–(\d+)$/.exec(about) ?? [];
  if (!section) return requirements.filter((each) => each === about || each.startsWith(`${about}.`));
  return requirements.filter((each) => {
    const place = Number(each.split('.')[2]);
    return each.startsWith(`${section}.`) && place >= Number(first) && place <= Number(last);
  });
}

describe('docs/security.md', () => {
  it('has every requirement of ASVS 5.0.0, levels 1 and 2, once and in order', () => {
    expect(requirements.length).toBe(253);
    expect(lines.flatMap(({ about }) => requirementsOf(about))).toEqual(requirements);
  });

  it.each(lines.filter(({ box }) => box))(
    'marks $about as open, or names where it is met',
    ({ box, text }) => {
      expect(text.startsWith('open')).toBe(box === ' ');
      if (box === 'x') expect(namedFiles(text).length > 0 || /As \d|\(#/.test(text)).toBe(true);
    },
  );

  it.each(named)('$file has “$title”', (each) => expect(isThere(each)).toBe(true));
});
