import { afterEach, expect, it } from 'vitest';
import { newWordsIn } from './new-words';
import { readableContent } from './readable-content';

const content = document.createElement('article');
document.body.append(content);
afterEach(() => content.replaceChildren());

function newWords(before: string, after: string): string[] {
  content.innerHTML = readableContent(after).html;
  return newWordsIn(content, before, after).map(String);
}

it('new words of an update are those that the earlier content does not have', () => {
  const before = '<p data-id="aaaaaa">Kick long to the left</p><ul data-id="bbbbbb"><li>Exit</li></ul>';
  const after =
    '<p data-id="aaaaaa">Kick early and long</p><ul data-id="bbbbbb"><li>Exit</li><li>Take <b>the</b> points</li></ul>';
  expect(newWords(before, after)).toEqual(['early and', 'Take', 'the', 'points']);
});

it('new words of an update are none where words were removed only', () => {
  expect(newWords('<p data-id="aaaaaa">One two three</p>', '<p data-id="aaaaaa">One three</p>')).toEqual([]);
});

it('new words of an update are all words of a new table', () => {
  const table = '<table data-id="bbbbbb"><tbody><tr><td>Left</td><td>Right</td></tr></tbody></table>';
  expect(newWords('<p data-id="aaaaaa">One</p>', `<p data-id="aaaaaa">One</p>${table}`)).toEqual([
    'Left',
    'Right',
  ]);
});
