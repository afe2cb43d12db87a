import { describe, expect, it } from 'vitest';
import { peopleLike } from './people-like';

const people = [
  { name: 'mara.okafor', label: 'Mara Okafor' },
  { name: 'zoe.oneill', label: 'Zoë O’Neill' },
  { name: 'joe', label: 'Joe Omar' },
];
const like = (typed: string) => peopleLike(people, typed).map(({ name }) => name);

describe('people to mention', () => {
  it('are all, by their names, before a letter is typed', () => {
    expect(like('')).toEqual(['joe', 'mara.okafor', 'zoe.oneill']);
  });

  it('come first where a first or last name begins so', () => {
    expect(like('o')).toEqual(['joe', 'mara.okafor', 'zoe.oneill']);
    expect(like('ma')).toEqual(['mara.okafor', 'joe']);
  });

  it('are found without their accents, and not where nothing fits', () => {
    expect(like('zoe')).toEqual(['zoe.oneill']);
    expect(like('x')).toEqual([]);
  });
});
