import { beforeEach, describe, expect, it } from 'vitest';
import { PageMap } from './anchors/page-map';
import { readPassages } from './anchors/read-passages';
import { quoteOf } from './quote-of';
import { selectedTextRange } from './text-position';

const root = document.createElement('div');

beforeEach(() => {
  root.innerHTML =
    '<h2 data-id="aaaaaa">Calls</h2><p data-id="bbbbbb">Front <b>pod</b> lifts</p><ul><li>One</li><li>Two</li></ul>';
  document.body.replaceChildren(root);
});

type Place = [node: Node, offset: number];

function select(from: Place, to: Place) {
  const range = document.createRange();
  range.setStart(...from);
  range.setEnd(...to);
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
  const map = new PageMap(readPassages(root));
  const selected = selectedTextRange(root, map);
  return selected && quoteOf(map, selected);
}

const text = (selector: string, index = 0) => root.querySelector(selector)!.childNodes[index]!;

describe('a quote', () => {
  it('counts offsets in the text of the page, with blocks joined by newlines', () => {
    expect(new PageMap(readPassages(root)).page.text).toBe('Calls\nFront pod lifts\nOne\nTwo');
  });

  it('spans marks within a block and includes a context', () => {
    const quote = select([text('p'), 0], [text('b'), 3]);
    expect(quote?.text).toBe('Front pod');
    expect(quote?.position).toEqual({
      start: 6,
      end: 15,
      xpath: '/*[@data-id="bbbbbb"]',
      blockId: 'bbbbbb',
      prefix: 'Calls\n',
      suffix: ' lifts\nOne\nTwo',
    });
  });

  it('spans blocks', () => {
    expect(select([text('li'), 0], [root.querySelectorAll('li')[1]!.childNodes[0]!, 3])?.text).toBe(
      'One\nTwo',
    );
  });

  it('starts and ends at the nearest words when elements are selected', () => {
    expect(select([root, 0], [root, 2])?.text).toBe('Calls\nFront pod lifts');
  });

  it('excludes white space at its ends', () => {
    expect(select([text('p'), 5], [text('p', 2), 6])?.text).toBe('pod lifts');
  });

  it('is undefined for white space or a selection outside', () => {
    expect(select([text('p'), 5], [text('p'), 6])).toBeUndefined();
    expect(select([document.body, 0], [document.body, 1])).toBeUndefined();
  });
});
