import { describe, expect, it } from 'vitest';
import { markChanges } from './mark-changes';

const same =
  '<p data-id="aaaaaa">Kick-off is at three on the grass pitch beside the clubhouse, as last year.</p>';
const marks = (before: string, after: string) => {
  const { html, ...rest } = markChanges(same + before, same + after);
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const changes = [...body.querySelectorAll('[data-change]')];
  return { ...rest, html, texts: changes.map(({ textContent }) => textContent), changes };
};

describe('the marked changes of a page', () => {
  it('are the added and removed words of a paragraph, in place', () => {
    const { count, html } = marks(
      '<p data-id="bbbbbb">Whoever wins takes the slope.</p>',
      '<p data-id="bbbbbb">Whoever wins plays with the wind.</p>',
    );
    expect(count).toBe(1);
    expect(html).toMatch(
      /<div data-change=""><p[^>]*>Whoever wins <del>takes <\/del><ins>plays with <\/ins>the/,
    );
  });

  it('are the changed items of a list, not the list', () => {
    const { texts } = marks(
      '<ol data-id="bbbbbb"><li>Exit in two phases</li><li>Win the race</li></ol>',
      '<ol data-id="bbbbbb"><li>Exit in one phase</li><li>Win the race</li><li>Take the points</li></ol>',
    );
    expect(texts).toEqual([expect.stringContaining('Exit in'), 'Take the points']);
  });

  it('are a changed table and a replaced picture as a whole, without marked words', () => {
    const picture = (name: string) =>
      `<figure data-id="cccccc" data-type="image" data-cols="12"><img src="/api/media/1/${name}.png" alt=""></figure>`;
    const table = (word: string) =>
      `<table data-id="bbbbbb"><tbody><tr><td>${word}</td><td>b</td></tr></tbody></table>`;
    const { changes, html } = marks(table('one') + picture('a'), table('two') + picture('b'));
    expect(changes.map((each) => each.getAttribute('aria-label'))).toEqual(['Changed', 'Changed']);
    expect(html).not.toMatch(/<ins|<del|one|a\.png/);
    expect(html.match(/data-scroll/g)).toHaveLength(1);
  });

  it('are none when more than 60 % of the text is new', () => {
    const most = `<p data-id="bbbbbb">${'Everything here was written since the last time. '.repeat(4)}</p>`;
    expect(marks('', most).isMostlyNew).toBe(true);
    expect(marks('', '<p data-id="bbbbbb">A few words</p>').isMostlyNew).toBe(false);
  });

  it('keep the links of headings', () => {
    const { html } = marks('<h2 data-id="bbbbbb">Calls</h2>', '<h2 data-id="bbbbbb">New calls</h2>');
    expect(html).toContain('id="section-bbbbbb"');
  });
});
