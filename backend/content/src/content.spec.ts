import { describe, expect, it } from 'vitest';
import { canonical, foreign, foreignWritten } from './foreign';
import { parseHtml } from './parse-html';
import { randomDocument, seeded } from './random';
import { readContent } from './read';
import { isElement, type ContentNode } from './tree';
import { blocksToHtml } from './write';

const read = (html: string) => readContent(parseHtml(html));
const rewrite = (html: string) => blocksToHtml(read(html).blocks);

describe('a page in the canonical form', () => {
  it.each(Object.entries(canonical))('comes back byte for byte: %s', (_, html) => {
    expect(rewrite(html)).toBe(html);
    expect(read(html).losses).toEqual([]);
  });

  it('comes back byte for byte, whatever was written in it', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const html = blocksToHtml(randomDocument(seeded(seed)));
      expect(rewrite(html), `document ${seed}`).toBe(html);
    }
  }, 60_000);
});

describe('a page from elsewhere', () => {
  const textOf = (node: ContentNode): string => {
    if (!isElement(node)) return node;
    return /^(script|style)$/.test(node.name) ? '' : node.children.map(textOf).join('');
  };
  const words = (html: string) =>
    parseHtml(html).map(textOf).join('').replace(/\s+/g, '').split('').sort().join('');

  it.each(Object.entries(foreign))('loses no word: %s', (_, html) => {
    const { blocks } = read(html);
    expect(words(blocksToHtml(blocks))).toBe(words(html));
  });

  it.each(Object.entries(foreign))('is written in the canonical form: %s', (name, html) => {
    expect(rewrite(html)).toBe(foreignWritten[name]);
  });

  it.each(Object.entries(foreign))('is canonical once it was written: %s', (_, html) => {
    const written = rewrite(html);
    expect(rewrite(written)).toBe(written);
  });

  it('keeps pictures of the library as blocks of their own, where they stood', () => {
    const { blocks } = read('<p>before <img src="/api/media/1/pod.png" alt="pod"> after</p>');
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'image', 'paragraph']);
  });

  it('links to pictures from elsewhere, and drops those without words', () => {
    const { href, tail } = {
      href: 'https://x.example/a.png',
      tail: 'target="_blank" rel="noopener noreferrer"',
    };
    expect(rewrite(`<img src="${href}" alt="pod">`)).toBe(`<p><a href="${href}" ${tail}>pod</a></p>`);
    expect(rewrite(`<p>Mail</p><img src="${href}" width="1">`)).toBe('<p>Mail</p>');
  });

  it.each([
    [
      '<p><strong>a</strong> <em>b</em> <del>c</del> <ins>d</ins></p>',
      '<p><b>a</b> <i>b</i> <s>c</s> <u>d</u></p>',
    ],
    ['<h1>a</h1><h5>b</h5><h6>c</h6>', '<h2>a</h2><h4>b</h4><h4>c</h4>'],
    ['<div>a</div><div>b</div>', '<p>a</p><p>b</p>'],
    ['a<br>b', '<p>a<br>b</p>'],
    ['<ol><li>a<ul><li>b</li></ul></li></ol>', '<ol><li>a<ul><li>b</li></ul></li></ol>'],
    ['<ol start="3"><li>c</li></ol>', '<ol start="3"><li>c</li></ol>'],
  ])('writes %s in the canonical form', (html, written) => {
    expect(rewrite(html)).toBe(written);
  });

  it('keeps as it is what a figure of ours would lose', () => {
    const kinds = (html: string) => read(html).blocks.map(({ kind }) => kind);
    const figure = (inside: string) => `<figure data-type="image">${inside}</figure>`;
    expect(kinds(figure('<img src="/api/media/1/a.png" alt="a">'))).toEqual(['image']);
    expect(kinds(figure('<img src="https://x.example/a.png" alt="a">'))).toEqual(['kept']);
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
    expect(read(foreign['headings 1 and 6'] ?? '').losses).toEqual(['h1', 'h6']);
  });
});
