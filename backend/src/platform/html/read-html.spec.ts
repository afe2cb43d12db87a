import { blocksToHtml, readContent } from '@touchline/content';
import { parseHtml } from '@touchline/content/parse5';
import { foreign, randomDocument, seeded } from '@touchline/content/samples';
import { pageHtml } from '@touchline/contract';
import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { expect, it } from 'vitest';
import { cleanHtml } from './clean-html';
import { cleanContent, foldLines, plainText } from './read-html';

const piece = '<p onclick="act()">Win the <b>gain</b> line</p>';
const cleaned = '<p>Win the <b>gain</b> line</p>';
const times = 40_000;

/** Returns the number of turns of the event loop while the work runs. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const finish = () => (isDone = true);
  void work.then(finish, finish);
  while (!isDone) await new Promise((resolve) => setImmediate(resolve, turns++));
  return turns;
}

it('long content is sanitised like short content', async () => {
  expect(await cleanContent(piece)).toBe(cleaned);
  expect(await cleanContent(piece.repeat(times))).toBe(cleaned.repeat(times));
});

it('the text of long content is that of short content', async () => {
  expect(await plainText(cleaned.repeat(times))).toBe(`Win the gain line\n`.repeat(times).trim());
});

it('long text is folded line by line like short text, without blocking the event loop', async () => {
  expect(await foldLines('Caf\u00e9\n\nLine\u00a0 Out')).toBe('cafe\n\nline out');
  const turns = await turnsDuring(foldLines('Caf\u00e9 cr\u00e8me\n'.repeat(100_000)));
  expect(turns).toBeGreaterThan(100);
});

it('parsing long content does not block the event loop', async () => {
  await cleanContent(piece.repeat(times));
  expect(await turnsDuring(cleanContent(piece.repeat(times)))).toBeGreaterThan(100);
});

it.each([600, 200_000])('%i nested elements are refused', async (depth) => {
  await expect(cleanContent('<b>'.repeat(depth))).rejects.toMatchObject({ code: 'too_large' });
});

it('content whose canonical form is too long is refused', async () => {
  const long = `<i>${'a<b>b</b>'.repeat(100_000)}</i>`;
  await expect(cleanContent(long)).rejects.toMatchObject({ code: 'too_large' });
});

/** Fragments that may follow one another in any order, with missing and extra end tags. */
const pieces = [
  ...[
    cleaned,
    '<p data-id="a1">Fast &amp; low&nbsp; &lt;here&gt;</p>',
    '<h2>Line<br>out</h2>',
    'loose words ',
    '<hr>',
  ],
  ...[
    '<ul><li>One<ul><li>Two</li></ul></li></ul>',
    '<pre><code>a < b && "c"</code></pre>',
    '<p>left open',
    '</p>',
  ],
  ...[
    '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    '</ul>',
  ],
  ...[
    '<script>act()</script>',
    '<b>bold</i>',
    '<a href="javascript:act()">link</a>',
    '<img src="/api/media/1/a.png" alt="A > B">',
  ],
  ...[
    '<figure data-type="image" data-cols="6"><img src="/api/media/1/b.png" alt=""><figcaption>Shape</figcaption></figure>',
  ],
];
const html = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((all) => all.join(''));

it('media of other sites are removed, and their siblings stay', async () => {
  const figure = (media: string) =>
    `<figure data-type="image">${media}<figcaption>Shape</figcaption></figure>`;
  for (const media of [
    '<img src="//else.where/a.png" alt="A">',
    '<video src="x.mp4" controls></video>',
    '<img>',
  ])
    expect(await cleanContent(figure(media))).toBe(figure(''));
  const own = '<video src="/api/media/1/a.mp4" controls=""></video>';
  expect(await cleanContent(figure(own))).toBe(figure(own));
});

/** Lists everything in sanitised HTML that is not allowed. */
function unclean(clean: string): string[] {
  const found: string[] = [];
  const look = (name: string, attributes: Record<string, string>) => {
    const allowed = pageHtml.elements[name];
    for (const each of Object.keys(attributes)) if (!allowed?.includes(each)) found.push(`${name} ${each}`);
    if (!allowed) found.push(name);
    if (attributes.src !== undefined && !pageHtml.mediaPath.test(attributes.src)) found.push(attributes.src);
    if (attributes.href?.startsWith('javascript')) found.push(attributes.href);
  };
  new Parser({ onopentag: look, oncomment: (text) => found.push(text) }).end(clean);
  return found;
}

it('sanitising only the changed part lets nothing through, whatever was changed', async () => {
  await fc.assert(
    fc.asyncProperty(html, html, html, fc.nat(200), async (start, middle, end, at) => {
      const known = await cleanContent(start + end);
      const changed = known.slice(0, at) + middle + known.slice(at);
      expect(unclean(await cleanContent(changed, known))).toEqual([]);
    }),
  );
});

it('well-formed content has the same result when parsed completely or only where it changed', async () => {
  const whole = fc.array(fc.constantFrom(...pieces), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(whole, whole, fc.nat(8), async (blocks, more, at) => {
      const each = await Promise.all(blocks.map((block) => cleanContent(block)));
      const added = await Promise.all(more.map((block) => cleanContent(block)));
      const changed = [...each.slice(0, at), ...added, ...each.slice(at + 1)].join('');
      expect(await cleanContent(changed, each.join(''))).toBe(await cleanContent(changed));
    }),
  );
});

const written = (html: string) => blocksToHtml(readContent(parseHtml(html)).blocks);

it('the sanitiser does not change output of the converter', () => {
  for (const source of Object.values(foreign)) expect(cleanHtml(written(source))).toBe(written(source));
  fc.assert(
    fc.property(html, (source) => {
      expect(cleanHtml(written(source))).toBe(written(source));
    }),
  );
});

it('the sanitiser does not change output of the editor', () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const document = blocksToHtml(randomDocument(seeded(seed)));
    expect(cleanHtml(document), `document ${seed}`).toBe(document);
  }
});

it('the text of sanitised content is that of an HTML parser', async () => {
  await fc.assert(
    fc.asyncProperty(html, async (given) => {
      const clean = await cleanContent(given);
      expect(await plainText(clean)).toBe(parsedText(clean));
    }),
  );
});

const lines = new Set(
  'p h2 h3 h4 li ul ol blockquote footer aside hr pre table tr th td figure figcaption br'.split(' '),
);

function parsedText(clean: string): string {
  let text = '';
  const end = (name: string) => void (lines.has(name) && (text += '\n'));
  new Parser({ onopentag: end, onclosetag: end, ontext: (words) => (text += words.replace(/\s/g, ' ')) }).end(
    clean,
  );
  const each = text.split('\n').map((line) => line.replace(/ +/g, ' ').trim());
  return each.filter(Boolean).join('\n');
}
