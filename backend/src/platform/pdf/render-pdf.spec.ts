import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pdfReading } from '../../../test/pdf';
import { many } from '../../../test/reliability/figures';
import { plainText } from '../html';
import type { PdfContent } from './content';
import { renderPdf } from './render-pdf';

const plain: PdfContent = {
  title: 'Lineout calls',
  about: 'Falcons · by Ann Coach · 21 November 2026',
  tags: ['Set piece'],
  html: '',
  author: 'Ann Coach',
  createdAt: new Date('2026-11-21T10:00:00Z'),
};
const drawing = sharp({ create: { width: 300, height: 200, channels: 4, background: '#0b7a43' } })
  .png()
  .toBuffer();

async function rendered(
  html: string,
  { signal = new AbortController().signal, ...content }: Partial<PdfContent> & { signal?: AbortSignal } = {},
) {
  const progress: number[] = [];
  const pdf = await renderPdf(
    { ...plain, ...content, html },
    {
      openPicture: async (src) => (src.includes('gone') ? undefined : Readable.from([await drawing])),
      origin: 'https://touchline.example',
      onProgress: (done) => progress.push(done),
      signal,
    },
  );
  return { pdf: await buffer(pdf), progress };
}

const textOf = async (html: string) => pdfReading.text((await rendered(html)).pdf);

/** Words apart from how lines are broken. */
const words = (text: string) => text.replace(/\s+/g, ' ').trim();
const paragraph = (count: number) => `<p>${'The hooker throws flat to the first jumper. '.repeat(count)}</p>`;
const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

describe('the text of a page read back from its PDF', () => {
  const everything = [
    '<h2>Set piece</h2><h3>At the front</h3><h4>By hand</h4>',
    '<p>Plain, <b>bold</b>, <i>italic</i>, <b><i>both</i></b>, <u>underlined</u>, <s>struck</s>, <code>code</code>, <mark>marked</mark>,<br>a new line, <span data-color="red">red</span> and <a href="https://club.example/a">a link</a>.</p>',
    '<blockquote><p>Win the gain line.</p><footer>Coach</footer></blockquote>',
    '<aside data-type="callout" data-tone="tip">Feet <b>first</b></aside>',
    '<pre><code>if (ball) {\n  pass();\n}</code></pre><hr>',
    `<table><thead><tr><th>Call</th><th>Who</th></tr></thead><tbody>${row('Alpha<br>Beta', 'Forwards')}${row('Gamma', '')}</tbody></table>`,
    '<figure data-type="image" data-cols="6"><img src="/api/media/1/a" alt=""><figcaption>A <b>pod</b></figcaption></figure>',
    '<figure data-type="file"><a href="/api/media/4/plan.pdf" download="">plan.pdf</a></figure>',
  ].join('');

  it('is its text, in its order', async () => {
    const text = await textOf(everything);
    const { title, about, tags } = plain;
    expect(words(text)).toBe(words([title, about, ...tags, await plainText(everything)].join(' ')));
  });

  it('has the labels of lists before their items', async () => {
    const text = await textOf(
      '<ul><li>One<ul><li>Two<ul><li>Three</li></ul></li></ul></li></ul><ol start="9"><li>Nine</li><li>Ten</li></ol><ul data-type="checklist"><li data-checked="true">Done</li><li>Open</li></ul>',
    );
    expect(words(text)).toContain('• One ◦ Two ▪ Three 9. Nine 10. Ten ☑ Done ☐ Open');
  });

  it.each([
    ['Greek', 'Η ομάδα κέρδισε'],
    ['Russian', 'Команда выиграла'],
    ['Vietnamese', 'Đội đã thắng trận'],
    ['Hindi', 'क्षत्रिय हिन्दी में खेल'],
    ['Tamil', 'அணி வென்றது'],
    ['Thai', 'สวัสดีที่'],
    ['Chinese', '战术足球守門員'],
    ['Japanese', '日本語のテキスト'],
    ['Korean', '한국어 텍스트'],
    ['Georgian', 'გუნდი'],
    ['Armenian', 'Թիմը'],
    ['Amharic', 'ቡድኑ'],
    ['Hebrew', 'שלום עולם'],
    ['Arabic', 'مرحبا بالعالم في الملعب'],
    ['signs', '→ ← ✓ ✗ ★ ≠ ½ ① ⚽ 🏉'],
    ['accents that stand apart', 'Cafe\u0301'],
  ])('holds %s', async (_, sentence) => {
    const text = await textOf(`<p>${sentence}</p>`);
    expect(words(text).normalize()).toContain(sentence.normalize());
  });

  it('keeps numbers and brackets in their place where words run to the left', async () => {
    const text = await textOf('<p>مرحبا (كرة القدم) 2026 في الملعب</p>');
    expect(words(text)).toMatch(/مرحبا \(\s?كرة القدم\s?\) 2026 في الملعب/);
  });
});

describe('a PDF', () => {
  it('is tagged: screen readers hear headings, lists, tables, figures and links as such', async () => {
    const { pdf } = await rendered(
      '<h2>Calls</h2><ul><li>One</li></ul><table><thead><tr><th>Call</th></tr></thead><tbody><tr><td>Alpha</td></tr></tbody></table><figure><img src="/api/media/1/a" alt="A pod"></figure><p><a href="https://club.example">Site</a></p>',
    );
    const structure = pdfReading.structure(pdf);
    for (const element of [
      'Document',
      'H1',
      'H2',
      'L',
      'LI',
      'Lbl',
      'LBody',
      'Table',
      'TR',
      'TH',
      'TD',
      'Figure',
      'Link',
    ])
      expect(structure).toMatch(new RegExp(`^ *${element}(:| |$)`, 'm'));
    expect(structure).toContain('"Calls"');
  });

  it('says over how many rows and columns a cell extends', async () => {
    const { pdf } = await rendered(
      `<table><thead><tr><th colspan="2">Calls</th></tr></thead><tbody><tr><td rowspan="2">Alpha<br>Beta</td><td>Front</td></tr>${row('Tail')}</tbody></table>`,
    );
    const structure = pdfReading.structure(pdf);
    expect(structure).toMatch(/TH[^]*ColSpan[^]*2[^]*"Calls"/);
    expect(structure).toMatch(/RowSpan[^]*2[^]*"Alpha/);
    expect(words(pdfReading.text(pdf))).toContain('Alpha Front Beta Tail');
  });

  it('says of a header whether it is that of its row or of its column', async () => {
    const { pdf } = await rendered(
      '<table><thead><tr><th scope="col">Call</th><th scope="col">Who</th></tr></thead><tbody><tr><th scope="row">Alpha</th><td>Front</td></tr></tbody></table>',
    );
    const structure = pdfReading.structure(pdf);
    expect(structure).toMatch(/TH[^]*Scope[^]*Column[^]*"Call"/);
    expect(structure).toMatch(/TH[^"]*Scope[^"]*Row[^"]*"Alpha"/);
  });

  it('leads where its links lead, those within the app included', async () => {
    const { pdf } = await rendered(
      '<p><a href="https://club.example/a?b=1&amp;c=2">out</a> <a href="/teams/1">in</a> <a href="mailto:a@b.example">mail</a></p>',
    );
    expect(pdfReading.links(pdf)).toEqual([
      'https://club.example/a?b=1&c=2',
      'https://touchline.example/teams/1',
      'mailto:a@b.example',
    ]);
  });

  it('has the headings as its outline', async () => {
    const { pdf } = await rendered('<h2>Attack</h2><h3>Wide</h3><p>x</p><h2>Defence</h2>');
    const titles = [...pdf.toString('latin1').matchAll(/\/Title \((\w+)\)/g)].map(([, title]) => title);
    expect(titles).toEqual(expect.arrayContaining(['Attack', 'Wide', 'Defence']));
  });

  it('repeats the head of a table on every page that the table reaches, and once for screen readers', async () => {
    const body = Array.from({ length: 120 }, (_, place) => row(`Call ${place}`, 'Short')).join('');
    const { pdf } = await rendered(
      `<table><thead><tr><th>Headword</th><th>Who</th></tr></thead><tbody>${body}</tbody></table>`,
    );
    const [text, pages] = [pdfReading.text(pdf), pdfReading.pages(pdf)];
    expect(pages).toBeGreaterThan(2);
    expect(text.match(/Headword/g)).toHaveLength(pages);
    expect(pdfReading.structure(pdf).match(/Headword/g)).toHaveLength(1);
    for (let place = 0; place < 120; place++) expect(text).toContain(`Call ${place} Short`);
  });

  it('never ends a page with a heading', async () => {
    const html = Array.from({ length: 60 }, (_, place) => `<h3>Heading ${place}</h3>${paragraph(3)}`).join(
      '',
    );
    const text = await textOf(html);
    for (const page of text.split('\f').filter(Boolean))
      expect(page.trimEnd().split('\n').at(-1)).not.toContain('Heading');
  });

  it('shows the alternative text of a deleted picture', async () => {
    const text = await textOf('<figure><img src="/api/media/1/gone" alt="Five in a line"></figure>');
    expect(text).toContain('Five in a line');
  });

  it('says how far it is, up to the end', async () => {
    const { progress } = await rendered('<figure><img src="/api/media/1/a" alt=""></figure>');
    expect(progress).toEqual([...progress].sort((one, other) => one - other));
    expect(progress.at(-1)).toBe(1);
  });
});

describe('whatever a page holds, a PDF comes of it, with every word', () => {
  const deep = (open: string, close: string, times: number) =>
    `${open.repeat(times)}deepest${close.repeat(times)}`;

  it.each<[string, string, string]>([
    ['nothing', '', 'Lineout calls'],
    ['a word as long as a book', `<p>${'x'.repeat(200_000)}end</p>`, 'end'],
    ['lists in lists in lists', deep('<ul><li>', '</li></ul>', 24), 'deepest'],
    ['tables in tables', deep('<table><tbody><tr><td>', '</td></tr></tbody></table>', 12), 'deepest'],
    ['a quote in a quote', deep('<blockquote>', '</blockquote>', 48), 'deepest'],
    [
      'a row higher than a page',
      `<table><tbody>${row(paragraph(200), `${paragraph(300)}<p>last</p>`)}</tbody></table>`,
      'last',
    ],
    [
      'a head higher than a page',
      `<table><thead><tr><th>${paragraph(200)}</th></tr></thead><tbody>${row('last')}</tbody></table>`,
      'last',
    ],
    [
      'a thousand columns',
      `<table><tbody>${row(...Array.from({ length: 1000 }, () => 'a'))}</tbody></table><p>after</p>`,
      'after',
    ],
    ['more rows than anybody counts', `<table>${'<tr></tr>'.repeat(150_000)}</table><p>after</p>`, 'after'],
    [
      'one sentence in thousands of lines',
      `<p><b>${'a<br>'.repeat(many(100_000, 20_000))}end</b></p>`,
      'end',
    ],
    [
      'rows of different lengths',
      `<table><tbody>${row('a')}${row('b', 'c', 'last')}</tbody></table>`,
      'last',
    ],
    [
      'a merged cell higher than a page',
      `<table><tbody><tr><td rowspan="3">${paragraph(200)}<p>last</p></td><td>a</td></tr>${row('b')}${row('c')}</tbody></table>`,
      'last',
    ],
    [
      'merged cells of a million rows and columns',
      `<table><tbody><tr><td rowspan="1000000" colspan="1000000">a</td></tr>${row('b', 'last')}</tbody></table>`,
      'last',
    ],
    ['an empty table', '<table></table><p>after</p>', 'after'],
    ['characters nobody has', '<p>\u{e000}\u{10ffff}\ud800 end</p>', 'end'],
    ['marks upon marks', `<p>a${'\u0301'.repeat(5000)} end</p>`, 'end'],
    ['both directions by turns', `<p>${'שלום abc (1) '.repeat(2000)}end</p>`, 'end'],
    ['signs that change direction', `<p>${'\u202e\u2067abc\u202c'.repeat(3000)} end</p>`, 'end'],
    ['a list that counts to the end', '<ol start="2147483647"><li>end</li></ol>', 'end'],
    [
      'a picture in a cell in a list',
      '<ul><li><table><tbody><tr><td><figure><img src="/api/media/1/a" alt=""></figure>end</td></tr></tbody></table></li></ul>',
      'end',
    ],
    ['a link to nowhere', '<p><a href="https://">end</a></p>', 'end'],
  ])('%s', async (_, html, last) => {
    const text = await textOf(html);
    expect(text.replace(/\n/g, '')).toContain(last);
  });

  it('of many pages, while others get their turn', async () => {
    const began = performance.now();
    let [last, longest] = [began, 0];
    const turn = () => {
      const now = performance.now();
      [last, longest] = [now, Math.max(longest, now - last)];
    };
    const timer = setInterval(turn, 5);
    const { pdf } = await rendered(paragraph(22).repeat(many(2000, 500)));
    clearInterval(timer);
    turn();
    expect(pdfReading.pages(pdf)).toBeGreaterThan(many(400, 100));
    expect(longest, 'the longest wait').toBeLessThan((last - began) / 2);
  }, 60_000);

  it('unless it is no longer wanted', async () => {
    const signal = AbortSignal.timeout(50);
    await expect(rendered(paragraph(22).repeat(500), { signal })).rejects.toThrow('aborted');
  });
});
