import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { pdfReading } from '../../../test/pdf';
import { Fonts } from './fonts';
import { renderPdf } from './render-pdf';
import { withCircledKeycaps } from './text/keycaps';

const regular = { isMono: false, isBold: false, isItalic: false };

const fontsFor = (text: string) => Fonts.open(new PDFDocument(), [{ text, font: regular }]);

it.each([
  ['⅓ ⅔ ⅛', '1⁄3 2⁄3 1⁄8', 'a fraction is its digits with a slash'],
  ['2⅓', '2 1⁄3', 'a fraction after a number stands apart from it'],
  ['H₂O xⁿ', 'H2O xn', 'a sign below or above the line is the sign'],
  ['½ é ™ 👨‍👩‍👧', '½ é ™ 👨‍👩‍👧', 'a character of a font is drawn itself'],
  ['a\u{13000}b', 'a□b', 'a character of no font is a box'],
  ['a\u200bb\u00adc', 'a\u200bb\u00adc', 'an invisible character is no box'],
])('%s is drawn as %s: %s', async (text, drawn) => {
  expect((await fontsFor(text)).drawn(text)).toBe(drawn);
});

it('names the characters that are boxes', async () => {
  expect((await fontsFor('⅓ \u{13000} \ue000 a')).missing).toEqual(['\u{13000}', '\ue000']);
});

it.each([
  ['1\ufe0f\u20e3 2\u20e3 9\ufe0f\u20e3 0\ufe0f\u20e3', '① ② ⑨ ⓪'],
  ['#\ufe0f\u20e3*\ufe0f\u20e3', '#*'],
  ['1 2', '1 2'],
])('keycaps %s are drawn as %s', (text, circled) => {
  expect(withCircledKeycaps(text)).toBe(circled);
});

it('a document keeps the text of what it draws otherwise, and reports boxes', async () => {
  const missing: string[] = [];
  const about = { title: 'Plan ⅓', about: '', tags: [], author: '', createdAt: new Date(0) };
  const pdf = await renderPdf(
    { ...about, html: '<p>Mix ⅔ cup and \u{13000}</p>' },
    {
      openPicture: () => Promise.resolve(undefined),
      origin: 'https://touchline.example',
      onProgress: () => undefined,
      signal: new AbortController().signal,
      onMissing: (characters) => missing.push(...characters),
    },
  );
  const text = pdfReading.text(await buffer(pdf));
  expect(text).toContain('⅔');
  expect(text).toContain('\u{13000}');
  expect(missing).toEqual(['\u{13000}']);
});
