import { expect, it } from 'vitest';
import { looksSame } from './compare-html';
import { wordChange } from './word-change';

const page = '<h2 data-id="a1">Calls</h2><p data-id="b2">Win the <b>gain</b> line</p>';

it.each([
  ['ids of blocks', page, page.replace('a1', 'zz').replace('b2', 'yy')],
  ['a missing id', page, page.replace(' data-id="b2"', '')],
  ['blanks at the end of a block', page, page.replace(' line<', ' line &nbsp;<')],
  ['several blanks for one', page, page.replace('Win the', 'Win  the')],
  ['blanks between blocks', page, page.replace('</h2>', '</h2>\n')],
])('%s are not visible', (_, one, other) => {
  expect([looksSame(one, other), looksSame(other, one)]).toEqual([true, true]);
});

it.each([
  ['a word', page, page.replace('line', 'lines')],
  ['a letter at the end', page, page.replace('line', 'line.')],
  ['a mark', page, page.replace('<b>gain</b>', 'gain')],
  ['an element of another kind', page, page.replaceAll('h2', 'h3')],
  ['a block added', page, `${page}<p data-id="c3">More</p>`],
  ['an empty block added', page, `${page}<p data-id="c3"></p>`],
  ['a divider', page, page.replace('</h2>', '</h2><hr data-id="d4">')],
  ['a checked item', '<ul><li data-checked="false">a</li></ul>', '<ul><li data-checked="true">a</li></ul>'],
  ['blanks in a block of code', '<pre><code>a b</code></pre>', '<pre><code>a  b</code></pre>'],
  ['an id in a text', '<p>set data-id="a"</p>', '<p>set data-id="b"</p>'],
  ['all of it', page, ''],
])('%s is visible', (_, one, other) => {
  expect([looksSame(one, other), looksSame(other, one)]).toEqual([false, false]);
});

it.each([
  ['<p>one two</p>', '<p>one two three four</p>', { added: 2, removed: 0 }],
  ['<p>one two</p>', '<p>one three</p>', { added: 1, removed: 1 }],
  ['<p>one</p><p>two</p>', '<p>two</p><p>one</p>', { added: 0, removed: 0 }],
  ['<p>one two</p>', '<p>one <b>two</b></p>', { added: 0, removed: 0 }],
  ['', '<h2>One</h2><ul><li>two</li></ul>', { added: 2, removed: 0 }],
  ['<p>one &amp; two</p>', '', { added: 0, removed: 2 }],
  ['<p>进攻</p>', '<p>进攻 防守</p>', { added: 1, removed: 0 }],
])('from %s to %s %o words differ', (before, after, change) => {
  expect(wordChange([before, after])).toEqual(change);
});
