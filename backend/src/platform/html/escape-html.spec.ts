import { escapeAttribute } from '@touchline/content';
import { expect, it } from 'vitest';
import { escapeHtml, unescapeHtml } from './escape-html';

const everyCharacter = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).join('');

it.each([escapeHtml, escapeAttribute])('text is the same after it is escaped and unescaped', (escape) => {
  for (const text of [
    everyCharacter,
    '&amp;',
    '&amp;amp;',
    '&#39;',
    '&#38;#39;',
    '&nbsp;',
    '&lt',
    '& lt;',
    '🏉&',
  ])
    expect(unescapeHtml(escape(text))).toBe(text);
});
