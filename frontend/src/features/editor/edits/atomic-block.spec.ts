import { describe, expect, it } from 'vitest';
import type { Block } from '@touchline/content';
import { insertAtomicBlocks } from './atomic-block';

const line = (id: string, text: string): Block => ({ id, kind: 'paragraph', data: { text } });
const rule = (id: string): Block => ({ id, kind: 'divider', data: {} });
const caret = (block: string) => ({ caret: { block, field: 0, start: 0, end: 0 } });
const made = [rule('made-1'), rule('made-2')];

function inserted(blocks: readonly Block[], gap: Parameters<typeof insertAtomicBlocks>[2]) {
  const { blocks: after, place } = insertAtomicBlocks(blocks, made, gap);
  const known = [...blocks, ...made].map(({ id }) => id);
  const nameOf = (id: string | undefined) => (known.includes(id ?? '') ? id : 'new line');
  return { order: after.map(({ id }) => nameOf(id)), goesOnIn: nameOf(place?.block) };
}

describe('an inserted atomic block', () => {
  it('replaces an empty line', () => {
    const { order, goesOnIn } = inserted([line('a', ''), line('b', 'text')], caret('a'));
    expect(order).toEqual(['made-1', 'made-2', 'b']);
    expect(goesOnIn).toBe('b');
  });

  it('comes after the block with the caret, and at the end without a caret', () => {
    expect(inserted([line('a', 'text'), line('b', 'text')], caret('a')).order).toEqual([
      'a',
      'made-1',
      'made-2',
      'b',
    ]);
    expect(inserted([line('a', 'text')], { caret: undefined }).order).toEqual([
      'a',
      'made-1',
      'made-2',
      'new line',
    ]);
  });

  it('comes before or after the block at which it was dropped', () => {
    const blocks = [line('a', 'text'), line('b', 'text')];
    expect(inserted(blocks, { block: 'b', side: 'before' }).order).toEqual(['a', 'made-1', 'made-2', 'b']);
    expect(inserted(blocks, { block: 'a', side: 'before' }).order).toEqual(['made-1', 'made-2', 'a', 'b']);
  });

  it('is always followed by a line to type in', () => {
    const { order, goesOnIn } = inserted([line('a', 'text'), rule('b')], caret('a'));
    expect(order).toEqual(['a', 'made-1', 'made-2', 'new line', 'b']);
    expect(goesOnIn).toBe('new line');
  });
});
