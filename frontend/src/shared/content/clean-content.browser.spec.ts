import { describe, expect, it } from 'vitest';
import { cleanContent } from './clean-content';
import { canonical } from '@touchline/content/samples';

describe('sanitised content', () => {
  const untouched = Object.entries(canonical).filter(
    ([, html]) => !/<table|<pre|<svg|<video[^>]+width|<a href="\/api/.test(html),
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
  ])('contains nothing active: %s', (html) => {
    expect(cleanContent(html)).not.toMatch(/script|onerror|onclick|style|iframe|form|input|link|base/i);
  });

  it('opens links in a new tab', () => {
    expect(cleanContent('<a href="https://club.example">a</a>')).toContain('rel="noopener noreferrer"');
  });

  it('keeps attributes whole that contain markup', () => {
    const html = cleanContent(
      '<figure><img src="/api/media/1/a.png" alt="<table onload=alert(1)>"></figure>',
    );
    const shown = document.createElement('div');
    shown.innerHTML = html;
    expect(shown.querySelector('img')?.alt).toBe('<table onload=alert(1)>');
    expect(shown.querySelector('table, [onload]')).toBeNull();
  });
});
