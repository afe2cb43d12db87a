import { describe, expect, it } from 'vitest';
import { hasRescued, mergeContent, questionsOf, resolveMerge } from './merge-content';
import type { ContentValues } from './draft';

const p = (id: string, text: string) => `<p data-id="block${id}">${text}</p>`;
const base: ContentValues = {
  title: 'Lineout calls',
  content: p('1', 'Falcon') + p('2', 'Hawk'),
  tags: ['attack', 'u18'],
  categoryId: 1,
};
const merge = (mine: Partial<ContentValues>, theirs: Partial<ContentValues>) =>
  mergeContent({ base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } });

describe('content changed by two users', () => {
  it('is merged without a question if they changed different parts', () => {
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

  it('keeps the category it was moved to, mine if both moved it', () => {
    expect(resolveMerge(merge({}, { categoryId: 2 }))?.categoryId).toBe(2);
    expect(resolveMerge(merge({ categoryId: null }, {}))?.categoryId).toBeNull();
    expect(resolveMerge(merge({ categoryId: 3 }, { categoryId: 2 }))?.categoryId).toBe(3);
  });

  it('has every tag that a user added, and none that a user removed', () => {
    const merged = merge({ tags: ['u18', 'mine'] }, { tags: ['theirs', 'attack', 'u18'] });
    expect(resolveMerge(merged)?.tags).toEqual(['theirs', 'u18', 'mine']);
    expect(resolveMerge(merge({ tags: ['u18', 'attack'] }, {}))?.tags).toEqual(['u18', 'attack']);
  });

  it('is not saved before every choice is made', () => {
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

  it('can keep both versions of a block, theirs first and mine with a new id', () => {
    const merged = merge({ content: p('1', 'Mine') }, { content: p('1', 'Theirs') });
    const content = resolveMerge(merged, { block1: 'both' })?.content ?? '';
    expect(content).toMatch(/^<p data-id="block1">Theirs<\/p><p data-id="[\w-]{6,}">Mine<\/p>$/);
    expect(content.match(/block1/g)).toHaveLength(1);
  });

  it('keeps a block that one changed and the other removed, and reports it', () => {
    const merged = merge({ content: p('1', 'Falcon') }, { content: p('1', 'Falcon') + p('2', 'Hawk tail') });
    expect(hasRescued(merged)).toBe(true);
    expect(resolveMerge(merged)?.content).toBe(p('1', 'Falcon') + p('2', 'Hawk tail'));
    expect(hasRescued(merge({ content: p('1', 'Falcon') }, {}))).toBe(false);
  });

  it('is byte for byte theirs if it lacks nothing of mine', () => {
    const theirs = `<p>Falcon</p>${p('2', 'Hawk tail')}`;
    const merged = mergeContent({
      base: { ...base, content: `<p>Falcon</p>${p('2', 'Hawk')}` },
      mine: { ...base, content: `<p>Falcon</p>${p('2', 'Hawk')}` },
      theirs: { ...base, content: theirs },
    });
    expect(resolveMerge(merged)?.content).toBe(theirs);
  });
});
