import { describe, expect, it } from 'vitest';
import { typedUrl, type Block, fieldsOf, placeAt } from '@touchline/content';
import { linkTypedAddress } from './addresses';
import { pasteText } from './lines';

const paragraph = (text: string): Block => ({ id: 'block-1', kind: 'paragraph', data: { text } });
const link = (href: string, text = href) =>
  `<a href="${href}" target="_blank" rel="noopener noreferrer">${text}</a>`;
const after = (edit: ReturnType<typeof pasteText>) => edit?.blocks.map((block) => fieldsOf(block)[0]);

describe('a typed URL', () => {
  const typed = (html: string, at: number) =>
    after(linkTypedAddress([paragraph(html)], placeAt(paragraph(html), 0, at)));

  it.each([
    ['See https://club.example/plan?half=2#try', `See ${link('https://club.example/plan?half=2#try')}`],
    ['www.club.example', link('https://www.club.example', 'www.club.example')],
    ['(see https://club.example/a).', `(see ${link('https://club.example/a')}).`],
  ])('becomes a link: %s', (text, linked) => {
    expect(typed(text, text.length)).toEqual([linked]);
  });

  it.each([
    ['there is none', 'club.example'],
    ['it is code', '<code>https://club.example</code>'],
    ['it is linked already', link('https://elsewhere.example', 'https://club.example')],
    ['it is no address of the web', 'javascript:alert(1)'],
    ['the caret is not behind it', 'https://club.example and'],
  ])('is not linked when %s', (_, html) => {
    expect(typed(html, 'https://club.example and'.length)).toBeUndefined();
  });
});

describe('a pasted URL', () => {
  const pasted = (html: string, [start, end]: [number, number], text: string) =>
    after(pasteText([paragraph(html)], { ...placeAt(paragraph(html)), start, end }, text));

  it('links the selected text, which keeps its marks', () => {
    expect(pasted('Watch <b>the film</b> first', [6, 14], ' https://club.example/film\n')).toEqual([
      `Watch ${link('https://club.example/film', '<b>the film</b>')} first`,
    ]);
  });

  it('becomes a link at the caret, in text and in lines of text', () => {
    expect(pasted('Watch first', [6, 6], 'https://club.example/film.')).toEqual([
      `Watch ${link('https://club.example/film')}.first`,
    ]);
    expect(pasted('', [0, 0], 'One\nwww.club.example\n')).toEqual([
      'One',
      link('https://www.club.example', 'www.club.example'),
    ]);
  });

  it('replaces the selected text if more than the URL is pasted', () => {
    expect(pasted('the film', [0, 8], 'see www.club.example')).toEqual([
      `see ${link('https://www.club.example', 'www.club.example')}`,
    ]);
  });
});

describe('a URL in the link form', () => {
  it.each([
    ['club.example', 'https://club.example'],
    ['youtube.com/@club', 'https://youtube.com/@club'],
    ['club.example/mail?to=a@b.example', 'https://club.example/mail?to=a@b.example'],
    ['club.example:8080/x', 'https://club.example:8080/x'],
    ['localhost:3000', 'https://localhost:3000'],
    ['a@club.example', 'mailto:a@club.example'],
    ['mailto:a@club.example', 'mailto:a@club.example'],
    ['tel:112', 'tel:112'],
    ['/pages/1', '/pages/1'],
    ['#section-a', '#section-a'],
    ['http://club.example', 'http://club.example'],
  ])('resolves %s to %s', (text, url) => expect(typedUrl(text)).toBe(url));

  it.each(['javascript:alert(1)', 'data:text/html,x', 'two words', ''])('rejects %s', (text) =>
    expect(typedUrl(text)).toBeUndefined(),
  );
});
