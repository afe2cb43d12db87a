// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { canonical, foreign } from './content.samples';
import { randomDocument, seeded } from './content.random';
import { htmlToBlocks } from './parse';
import { blocksToHtml } from './write';

const rewrite = (html: string) => blocksToHtml(htmlToBlocks(html).blocks);

describe('a page in the canonical form', () => {
  it.each(Object.entries(canonical))('comes back byte for byte: %s', (_, html) => {
    expect(rewrite(html)).toBe(html);
    expect(htmlToBlocks(html).losses).toEqual([]);
  });

  it('comes back byte for byte, whatever was written in it', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const html = blocksToHtml(randomDocument(seeded(seed)));
      expect(rewrite(html), `document ${seed}`).toBe(html);
    }
  }, 60_000);
});

describe('a page from elsewhere', () => {
  const words = (html: string) => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    body.querySelectorAll('script, style').forEach((element) => element.remove());
    return (body.textContent ?? '').replace(/\s+/g, '').split('').sort().join('');
  };

  it.each(Object.entries(foreign))('loses no word: %s', (_, html) => {
    const { blocks } = htmlToBlocks(html);
    expect(words(blocksToHtml(blocks))).toBe(words(html));
  });

  it.each(Object.entries(foreign))('is canonical once it was written: %s', (_, html) => {
    const written = rewrite(html);
    expect(rewrite(written)).toBe(written);
  });

  it('keeps pictures as blocks of their own, where they stood', () => {
    const kinds = htmlToBlocks(foreign['picture in a paragraph'] ?? '').blocks.map(({ kind }) => kind);
    expect(kinds).toEqual(['paragraph', 'image', 'paragraph']);
  });

  it('keeps as it is what a figure of ours would lose', () => {
    const kinds = (html: string) => htmlToBlocks(html).blocks.map(({ kind }) => kind);
    const figure = (inside: string) => `<figure data-type="image">${inside}</figure>`;
    expect(kinds(figure('<img src="/a.png" alt="a">'))).toEqual(['image']);
    expect(kinds(figure('<img src="/a.png" alt="a"><img src="/b.png" alt="b">'))).toEqual(['kept']);
    expect(kinds(figure('<img src="/a.png" alt="a">words'))).toEqual(['kept']);
    expect(kinds(figure('<img src="javascript:alert(1)" alt="a">'))).toEqual(['kept']);
  });

  it('links nowhere dangerous', () => {
    const written = rewrite(foreign['dangerous address'] ?? '');
    expect(written).not.toMatch(/script:/);
    expect(written).toContain('href="https://ok.example"');
  });

  it('names what it simplified', () => {
    expect(htmlToBlocks(foreign['headings 1 and 6'] ?? '').losses).toEqual(['h1', 'h6']);
  });
});
