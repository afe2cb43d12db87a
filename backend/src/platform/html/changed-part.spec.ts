import { expect, it } from 'vitest';
import { changedPart } from './changed-part';

const block = (id: string, text: string) => `<p data-id="${id}">${text}</p>`;
const page = block('one', 'First') + block('two', 'Second') + block('three', 'Third');

it('the changed part of a page is the edited block', () => {
  const changed = block('two', 'Second, <b>and more</b>');
  expect(changedPart(page.replace(block('two', 'Second'), changed), page)).toEqual({
    before: block('one', 'First'),
    changed,
    after: block('three', 'Third'),
  });
});

it('the changed part of a page is empty when nothing changed or a block was removed', () => {
  expect(changedPart(page, page).changed).toBe('');
  expect(changedPart(page.replace(block('two', 'Second'), ''), page).changed).toBe('');
});

it('the changed part of a new page is all of it', () => {
  expect(changedPart(page, '')).toEqual({ before: '', changed: page, after: '' });
});

it('the changed part of a page is a block added before, between or after the others', () => {
  const added = block('four', 'Fourth');
  for (const place of [0, block('one', 'First').length, page.length]) {
    const html = page.slice(0, place) + added + page.slice(place);
    const { before, changed, after } = changedPart(html, page);
    expect([changed, before + after]).toEqual([added, page]);
  }
});

it('the changed part of a page is the whole top-level element, however deep the edit', () => {
  const list = '<ul data-id="list"><li>One<ul><li>Two</li></ul></li><li>Three<br>Four</li></ul>';
  const html = page + list.replace('Two', 'Zwei');
  expect(changedPart(html, page + list)).toEqual({
    before: page,
    changed: list.replace('Two', 'Zwei'),
    after: '',
  });
});

it('the changed part of a page is found once when a block equals its neighbour', () => {
  const twins = block('a', 'Same') + block('a', 'Same');
  const { before, changed, after } = changedPart(block('a', 'Same').repeat(3), twins);
  expect(before + changed + after).toBe(block('a', 'Same').repeat(3));
  expect(changedPart(block('a', 'Same'), twins)).toEqual({
    before: block('a', 'Same'),
    changed: '',
    after: '',
  });
});
