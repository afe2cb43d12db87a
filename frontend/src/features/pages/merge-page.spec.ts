import { describe, expect, it } from 'vitest';
import { hasRescued, mergePage, questionsOf, resolveMerge } from './merge-page';
import type { PageValues } from './page-draft';

const p = (id: string, text: string) => `<p data-id="block${id}">${text}</p>`;
const base: PageValues = {
  title: 'Lineout calls',
  content: p('1', 'Falcon') + p('2', 'Hawk'),
  tags: ['attack', 'u18'],
  categoryId: 1,
};
const merge = (mine: Partial<PageValues>, theirs: Partial<PageValues>) =>
  mergePage({ base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } });

describe('a page that two have changed', () => {
  it('needs no choice where they changed different things', () => {
    const merged = merge(
      { content: p('1', 'Falcon front') + p('2', 'Hawk') },
      { title: 'Calls', content: p('1', 'Falcon') + p('2', 'Hawk tail') },
    );
    expect(questionsOf(merged)).toEqual([]);
    expect(resolveMerge(merged)).toEqual({
      title: 'Calls',
      content: p('1', 'Falcon front') + p('2', 'Hawk tail'),
      tags: base.tags,
      categoryId: 1,
    });
  });

  it('is filed where it was moved to, by me where both moved it', () => {
    expect(resolveMerge(merge({}, { categoryId: 2 }))?.categoryId).toBe(2);
    expect(resolveMerge(merge({ categoryId: null }, {}))?.categoryId).toBeNull();
    expect(resolveMerge(merge({ categoryId: 3 }, { categoryId: 2 }))?.categoryId).toBe(3);
  });

  it('has every tag that someone added, and none that someone took away', () => {
    const merged = merge({ tags: ['u18', 'mine'] }, { tags: ['theirs', 'attack', 'u18'] });
    expect(resolveMerge(merged)?.tags).toEqual(['theirs', 'u18', 'mine']);
    expect(resolveMerge(merge({ tags: ['u18', 'attack'] }, {}))?.tags).toEqual(['u18', 'attack']);
  });

  it('is nothing to be saved before every choice is made', () => {
    const merged = merge(
      { title: 'Mine', content: p('1', 'Mine') + p('2', 'Hawk') },
      { title: 'Theirs', content: p('1', 'Theirs') + p('2', 'Hawk') },
    );
    expect(questionsOf(merged)).toEqual(['title', 'block1']);
    expect(resolveMerge(merged, { title: 'mine' })).toBeUndefined();
    expect(resolveMerge(merged, { title: 'mine', block1: 'theirs' })).toMatchObject({
      title: 'Mine',
      content: p('1', 'Theirs') + p('2', 'Hawk'),
    });
  });

  it('can keep both of a block, theirs first and mine as a block of its own', () => {
    const merged = merge({ content: p('1', 'Mine') }, { content: p('1', 'Theirs') });
    const content = resolveMerge(merged, { block1: 'both' })?.content ?? '';
    expect(content).toMatch(/^<p data-id="block1">Theirs<\/p><p data-id="[\w-]{6,}">Mine<\/p>$/);
    expect(content.match(/block1/g)).toHaveLength(1);
  });

  it('keeps what one changed and the other removed, and says so', () => {
    const merged = merge({ content: p('1', 'Falcon') }, { content: p('1', 'Falcon') + p('2', 'Hawk tail') });
    expect(hasRescued(merged)).toBe(true);
    expect(resolveMerge(merged)?.content).toBe(p('1', 'Falcon') + p('2', 'Hawk tail'));
    expect(hasRescued(merge({ content: p('1', 'Falcon') }, {}))).toBe(false);
  });

  it('is theirs, letter by letter, where nothing of mine is missing in it', () => {
    const theirs = `<p>Falcon</p>${p('2', 'Hawk tail')}`;
    const merged = mergePage({
      base: { ...base, content: `<p>Falcon</p>${p('2', 'Hawk')}` },
      mine: { ...base, content: `<p>Falcon</p>${p('2', 'Hawk')}` },
      theirs: { ...base, content: theirs },
    });
    expect(resolveMerge(merged)?.content).toBe(theirs);
  });
});
