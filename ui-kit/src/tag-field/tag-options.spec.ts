import { describe, expect, it } from 'vitest';
import { tagOptions, typedTag } from './tag-options';

const rules = { tags: ['attack'], known: ['attack', 'Lineout', 'maul', 'Outside backs', 'Café'], from: 2 };

describe('the options of a tag field', () => {
  it('are shown from two characters, spaces around not counted', () => {
    expect(tagOptions('o', rules)).toEqual([]);
    expect(tagOptions(' o ', rules)).toEqual([]);
    expect(tagOptions('ou', rules)).not.toEqual([]);
  });

  it('are the known tags that contain the text, without case, then the text itself as a new tag', () => {
    expect(tagOptions('OUT', rules)).toEqual([
      { kind: 'known', tag: 'Lineout' },
      { kind: 'known', tag: 'Outside backs' },
      { kind: 'new', tag: 'OUT' },
    ]);
  });

  it('are found without their accents, which a new tag may still have or not', () => {
    expect(tagOptions('cafe', rules)).toEqual([
      { kind: 'known', tag: 'Café' },
      { kind: 'new', tag: 'cafe' },
    ]);
  });

  it('leave out what is already there', () => {
    expect(tagOptions('Attack', rules)).toEqual([]);
  });

  it('offer no new tag that differs from a known one in case only', () => {
    expect(tagOptions('lineout', rules)).toEqual([{ kind: 'known', tag: 'Lineout' }]);
  });
});

describe('Enter and leaving the field', () => {
  it('add the known spelling of a known tag', () => {
    expect(typedTag('lineout ', rules)).toBe('Lineout');
  });

  it('add a new tag as it was typed, trimmed', () => {
    expect(typedTag(' kick off ', rules)).toBe('kick off');
  });

  it('add nothing that is too short or already there', () => {
    expect(typedTag('k', rules)).toBeUndefined();
    expect(typedTag('ATTACK', rules)).toBeUndefined();
  });
});
