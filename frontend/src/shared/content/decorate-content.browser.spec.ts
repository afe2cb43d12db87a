import { pageSamples } from '@touchline/contract';
import { describe, expect, it } from 'vitest';
import { decorateContent, isContentEmpty } from './decorate-content';

describe('content for reading', () => {
  const untouched = Object.entries(pageSamples).filter(
    ([, html]) => !/<table|<pre|type="file"|<video[^>]+width/.test(html),
  );

  it.each(untouched)('is unchanged: %s', (_, html) => {
    expect(decorateContent(html)).toBe(html);
  });

  it('shows a film of known size by its poster frame', () => {
    expect(decorateContent(pageSamples['video with a poster frame'])).toContain(
      '<video src="/api/media/2/try.mp4" poster="/api/media/2/try.mp4?size=medium" width="1920" height="1080"',
    );
  });

  it('shows type and size of a file', () => {
    expect(decorateContent(pageSamples.file)).toContain('data-facts="PDF · 2 KB"');
  });

  it('opens a PDF in a new tab, and downloads any other file', () => {
    const pdf = decorateContent(pageSamples.file);
    expect(pdf).toContain('target="_blank" data-mime="application/pdf"');
    expect(pdf).not.toContain('download');
    const word = pageSamples.file.replace('application/pdf', 'application/msword');
    expect(decorateContent(word)).toContain(' download="" data-mime="application/msword"');
  });

  it('wraps a table in a scrollable region, and makes no header of an empty cell', () => {
    expect(decorateContent('<table><thead><tr><th scope="col"></th></tr></thead></table>')).toBe(
      '<div data-scroll="" role="region" tabindex="0" aria-label="Table"><table><thead><tr><td></td></tr></thead></table></div>',
    );
  });

  it('names a table by the headers of its columns', () => {
    const table =
      '<table><thead><tr><th scope="col">Zone</th><th scope="col"><b>With</b> the ball</th></tr></thead></table>';
    expect(decorateContent(table)).toContain('aria-label="Table: Zone, With the ball"');
  });

  it('keeps the width of an empty merged header', () => {
    expect(decorateContent(pageSamples['merged cells in a header of two rows'])).toContain(
      '<th scope="col" rowspan="2">Call</th><td colspan="2"></td>',
    );
  });

  it('makes no header of an empty row header', () => {
    expect(decorateContent(pageSamples['headers of rows'])).toContain('<tr><td></td><td>5</td></tr>');
  });

  it('lets wide code be scrolled by keyboard', () => {
    expect(decorateContent('<pre><code>2 4 6</code></pre>')).toMatch(/^<pre role="region" tabindex="0"/);
  });

  it('takes no text for markup', () => {
    const words = '<p title="&lt;table onload=x&gt;">&lt;pre&gt; &lt;/table&gt;</p>';
    expect(decorateContent(words)).toBe(words);
  });
});

it('an empty page differs from one with only a picture', () => {
  expect(isContentEmpty('<p data-id="aaaaaa"></p><p> &nbsp;</p>')).toBe(true);
  expect(isContentEmpty(pageSamples.image)).toBe(false);
  expect(isContentEmpty('<p>a</p>')).toBe(false);
});
