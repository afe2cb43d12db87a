import { blocksToHtml, placeAt, type Block, type BlockOf, type ListItem } from '@touchline/content';
import { describe, expect, it } from 'vitest';
import { History } from '../core/history';
import { enter } from './enter';

const item = (text: string, depth = 0): ListItem => ({ text, depth });
const list = (items: ListItem[], start = 1): BlockOf<'list'> => ({
  id: 'aaaaaa',
  kind: 'list',
  data: { ordered: true, start, items },
});

const html = (blocks: readonly Block[]) => blocksToHtml(blocks).replace(/ data-id="[^"]*"/g, '');
const pressed = (block: Block, at: number) => enter([block], placeAt(block, at))!;
/** HTML without ids after Enter in an item. */
const after = (block: Block, at: number) => html(pressed(block, at).blocks);

describe('Enter in an empty item of a numbered list', () => {
  it('inserts a paragraph, after which the numbering continues', () => {
    expect(after(list([item('One'), item('Two'), item(''), item('Three')]), 2)).toBe(
      '<ol><li>One</li><li>Two</li></ol><p></p><ol start="3"><li>Three</li></ol>',
    );
  });

  it('continues from the start number of the list', () => {
    expect(after(list([item('Four'), item(''), item('Five')], 4), 1)).toBe(
      '<ol start="4"><li>Four</li></ol><p></p><ol start="5"><li>Five</li></ol>',
    );
  });

  it('leaves one list below if the item is the first', () => {
    expect(after(list([item(''), item('One')]), 0)).toBe('<p></p><ol><li>One</li></ol>');
    expect(after(list([item(''), item('Four')], 4), 0)).toBe('<p></p><ol start="4"><li>Four</li></ol>');
  });

  it('leaves one list above if the item is the last', () => {
    expect(after(list([item('One'), item('')]), 1)).toBe('<ol><li>One</li></ol><p></p>');
  });

  it('leaves only the paragraph if the item is the only one', () => {
    expect(after(list([item('')]), 0)).toBe('<p></p>');
  });

  it('counts only items of the outermost level', () => {
    expect(after(list([item('One'), item('a', 1), item('b', 1), item(''), item('Two')]), 3)).toBe(
      '<ol><li>One<ol><li>a</li><li>b</li></ol></li></ol><p></p><ol start="2"><li>Two</li></ol>',
    );
  });

  it('moves nested items to the outermost level, with continued numbers', () => {
    expect(after(list([item('One'), item(''), item('a', 1), item('Two')]), 1)).toBe(
      '<ol><li>One</li></ol><p></p><ol start="2"><li>a</li><li>Two</li></ol>',
    );
  });

  it('outdents a nested item before it leaves the list', () => {
    const nested = list([item('One'), item('a', 1), item('', 1), item('b', 1)]);
    const stepped = pressed(nested, 2);
    expect(html(stepped.blocks)).toBe('<ol><li>One<ol><li>a</li></ol></li><li><ol><li>b</li></ol></li></ol>');
    expect(html(enter(stepped.blocks, stepped.place!)!.blocks)).toBe(
      '<ol><li>One<ol><li>a</li></ol></li></ol><p></p><ol start="2"><li>b</li></ol>',
    );
  });

  it('keeps the id of the list above and gives the list below a new one', () => {
    const { blocks, place } = pressed(list([item('One'), item(''), item('Two')]), 1);
    expect(blocks.map(({ kind }) => kind)).toEqual(['list', 'paragraph', 'list']);
    expect(blocks[0]?.id).toBe('aaaaaa');
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(3);
    expect(place?.block).toBe(blocks[1]?.id);
  });

  it('is undone and redone in one step', () => {
    const before = [list([item('One'), item(''), item('Two')])];
    const left = pressed(before[0]!, 1);
    const history = new History({ blocks: before });
    history.record({ blocks: left.blocks, place: left.place }, { at: 0 });
    expect(history.undo()?.blocks).toEqual(before);
    expect(history.redo()?.blocks).toEqual(left.blocks);
  });
});
