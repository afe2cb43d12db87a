import { describe, expect, it } from 'vitest';
import { peopleLike } from './people-like';

const people = [
  { name: 'mara.okafor', label: 'Mara Okafor' },
  { name: 'zoe.oneill', label: 'Zoë O’Neill' },
  { name: 'joe', label: 'Joe Omar' },
];
const like = (typed: string) => peopleLike(people, typed).map(({ name }) => name);

describe('members suggested for a mention', () => {
  it('are all members by name before a letter is typed', () => {
    expect(like('')).toEqual(['joe', 'mara.okafor', 'zoe.oneill']);
  });

  it('begin with those whose first or last name starts with the letters', () => {
    expect(like('o')).toEqual(['joe', 'mara.okafor', 'zoe.oneill']);
    expect(like('ma')).toEqual(['mara.okafor', 'joe']);
  });

  it('are found without accents, and none if nothing matches', () => {
    expect(like('zoe')).toEqual(['zoe.oneill']);
    expect(like('x')).toEqual([]);
  });
});
