import { afterEach, beforeEach, expect, it } from 'vitest';
import { findAnchor } from '../../features/comments/anchors/find-anchor';
import { PageMap } from '../../features/comments/anchors/page-map';
import { PageReader } from '../../features/comments/anchors/page-reader';
import type { TextRange } from '../../features/comments/anchors/page-text';
import { quoteOf } from '../../features/comments/quote-of';
import { mountedUnderTest } from '../../features/editor/mounted-under-test';
import { randomDocument, seeded } from '@touchline/content/samples';
import { readableContent } from '../../shared/content/readable-content';
import { blocksToHtml } from '@touchline/content';

const documents = 300;

const { editor, host: written } = mountedUnderTest({ placeholder: 'Type here' });
let read: HTMLElement;
let readers: { read: PageReader; written: PageReader };

beforeEach(() => {
  read = document.createElement('div');
  document.body.append(read);
  readers = { read: new PageReader(read), written: new PageReader(written()) };
  const ignore = () => undefined;
  readers.read.open(ignore);
  readers.written.open(ignore);
});

afterEach(() => {
  readers.read.close();
  readers.written.close();
  read.remove();
});

function show(html: string): { read: PageMap; written: PageMap } {
  read.innerHTML = `<article>${readableContent(html).html}</article>`;
  editor().replace(html);
  return { read: readers.read.read(), written: readers.written.read() };
}

/** Selects a text range in the DOM and reads it back. */
function selected(map: PageMap, textRange: TextRange): TextRange | undefined {
  const ranges = map.rangesOf(textRange);
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (!first || !last) return undefined;
  const range = document.createRange();
  range.setStart(first.startContainer, first.startOffset);
  range.setEnd(last.endContainer, last.endOffset);
  return map.textRangeOf(range);
}

const withoutEdges = (text: string) => text.trim();

it('a page has the same text, blocks and offsets in the reader and in the editor', () => {
  const chance = seeded(20);
  let quotes = 0;
  for (let seed = 0; seed < documents; seed += 1) {
    const html = blocksToHtml(randomDocument(seeded(seed)));
    const maps = show(html);
    const { text, blocks } = maps.read.page;
    expect(maps.written.page.text, html).toBe(text);
    expect([...maps.written.page.blocks], html).toEqual([...blocks]);
    const start = Math.floor(chance() * text.length);
    const range = { start, end: start + 1 + Math.floor(chance() * 40) };
    for (const [from, to] of [
      [maps.read, maps.written],
      [maps.written, maps.read],
    ] as const) {
      const again = selected(from, range);
      if (!again) continue;
      expect(withoutEdges(text.slice(range.start, range.end)), html).toContain(
        withoutEdges(text.slice(again.start, again.end)),
      );
      const quote = quoteOf(from, again);
      if (!quote) continue;
      const found = findAnchor(to.page, quote.text, quote.position);
      expect(found, html).toMatchObject({ how: 'exact', start: quote.position.start });
      quotes += 1;
    }
  }
  expect(quotes).toBeGreaterThan(documents);
});

it('the text of a page is read again only where it has changed', () => {
  show('<p data-id="aaaaaa">Falcon</p><pre data-id="bbbbbb"><code>a\nb</code></pre>');
  const before = readers.written.read();
  expect(readers.written.read()).toBe(before);
  written().querySelector('p')?.append(' front');
  expect(readers.written.read().page.text).toBe('Falcon front\na\nb');
  const code = written().querySelector('textarea')!;
  code.value = 'c';
  code.dispatchEvent(new Event('input', { bubbles: true }));
  expect(readers.written.read().page.text).toBe('Falcon front\nc');
});

it('a selection in a code block is found', () => {
  const { written: map } = show(
    '<p data-id="aaaaaa">Falcon</p><pre data-id="bbbbbb"><code>a bc d</code></pre>',
  );
  const code = written().querySelector('textarea')!;
  code.focus();
  code.setSelectionRange(2, 4);
  expect(map.textRangeInField(code)).toEqual({ start: 9, end: 11 });
});
