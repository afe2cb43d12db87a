import { pageSamples } from '@touchline/contract';
import { describe, expect, it } from 'vitest';
import { decorateContent, isContentEmpty } from './decorate-content';

describe('content that is read', () => {
  const untouched = Object.entries(pageSamples).filter(([, html]) => !/<table|<pre|type="file"/.test(html));

  it.each(untouched)('is what was written: %s', (_, html) => {
    expect(decorateContent(html)).toBe(html);
  });

  it('says of a file what it is and how large', () => {
    expect(decorateContent(pageSamples.file)).toContain('data-facts="PDF · 2 KB"');
  });

  it('gives a table a box to scroll in, and calls no empty cell a head', () => {
    expect(decorateContent('<table><thead><tr><th scope="col"></th></tr></thead></table>')).toBe(
      '<div data-scroll="" role="region" tabindex="0" aria-label="Table"><table><thead><tr><td></td></tr></thead></table></div>',
    );
  });

  it('leaves an empty head of merged cells as wide as it is', () => {
    expect(decorateContent(pageSamples['merged cells in a header of two rows'])).toContain(
      '<th scope="col" rowspan="2">Call</th><td colspan="2"></td>',
    );
  });

  it('calls an empty header of a row no header', () => {
    expect(decorateContent(pageSamples['headers of rows'])).toContain('<tr><td></td><td>5</td></tr>');
  });

  it('lets wide code be scrolled by keyboard', () => {
    expect(decorateContent('<pre><code>2 4 6</code></pre>')).toMatch(/^<pre role="region" tabindex="0"/);
  });

  it('takes no words for elements', () => {
    const words = '<p title="&lt;table onload=x&gt;">&lt;pre&gt; &lt;/table&gt;</p>';
    expect(decorateContent(words)).toBe(words);
  });
});

it('tells an empty page from one with only a picture', () => {
  expect(isContentEmpty('<p data-id="aaaaaa"></p><p> &nbsp;</p>')).toBe(true);
  expect(isContentEmpty(pageSamples.image)).toBe(false);
  expect(isContentEmpty('<p>a</p>')).toBe(false);
});
