import { describe, expect, it } from 'vitest';
import { cleanContent, isContentEmpty } from './clean-content';
import { canonical } from './content.samples';

describe('content that is read', () => {
  const untouched = Object.entries(canonical).filter(
    ([, html]) => !/<table|<pre|<svg|<a href="\/api/.test(html),
  );

  it.each(untouched)('keeps all of the canonical form: %s', (_, html) => {
    expect(cleanContent(html)).toBe(html);
  });

  it.each([
    '<img src="x" onerror="alert(1)">',
    '<p style="position:fixed" onclick="alert(1)">a</p>',
    '<a href="javascript:alert(1)">a</a>',
    '<svg><script>alert(1)</script><a href="javascript:alert(1)">x</a></svg>',
    '<iframe src="https://x.example"></iframe><form action="/x"><input name="a"></form>',
    '<style>body{display:none}</style><link rel="stylesheet" href="/x.css"><base href="//x">',
  ])('lets nothing act: %s', (html) => {
    expect(cleanContent(html)).not.toMatch(/script|onerror|onclick|style|iframe|form|input|link|base/i);
  });

  it('opens links in a new tab', () => {
    expect(cleanContent('<a href="https://club.example">a</a>')).toContain('rel="noopener noreferrer"');
  });

  it('says of a file what it is and how large', () => {
    expect(cleanContent(canonical.file ?? '')).toContain('data-facts="PDF · 2 KB"');
  });

  it('gives a table a box to scroll in', () => {
    expect(cleanContent(canonical['empty table'] ?? '')).toMatch(
      /^<div data-scroll="" role="region" tabindex="0"/,
    );
  });

  it('lets wide code be scrolled by keyboard', () => {
    expect(cleanContent('<pre><code>2 4 6</code></pre>')).toMatch(/^<pre role="region" tabindex="0"/);
  });
});

it('tells an empty page from one with only a picture', () => {
  expect(isContentEmpty('<p data-id="aaaaaa"></p><p> &nbsp;</p>')).toBe(true);
  expect(isContentEmpty(canonical.image ?? '')).toBe(false);
  expect(isContentEmpty('<p>a</p>')).toBe(false);
});
