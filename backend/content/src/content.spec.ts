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
  it.each(Object.entries(canonical))('is unchanged after parsing and writing: %s', (_, html) => {
    expect(rewrite(html)).toBe(html);
    expect(read(html).losses).toEqual([]);
  });

  it('is unchanged after parsing and writing, for random documents', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const html = blocksToHtml(randomDocument(seeded(seed)));
      expect(rewrite(html), `document ${seed}`).toBe(html);
    }
  }, 60_000);
});

describe('foreign HTML', () => {
  const textOf = (node: ContentNode): string => {
    if (!isElement(node)) return node;
    return /^(script|style)$/.test(node.name) ? '' : node.children.map(textOf).join('');
  };
  const words = (html: string) =>
    parseHtml(html).map(textOf).join('').replace(/\s+/g, '').split('').sort().join('');

  it.each(Object.entries(foreign))('keeps all words: %s', (_, html) => {
    const { blocks } = read(html);
    expect(words(blocksToHtml(blocks))).toBe(words(html));
  });

  it.each(Object.entries(foreign))('is converted to the canonical form: %s', (name, html) => {
    expect(rewrite(html)).toBe(foreignWritten[name]);
  });

  it.each(Object.entries(foreign))('does not change when it is converted again: %s', (_, html) => {
    const written = rewrite(html);
    expect(rewrite(written)).toBe(written);
  });

  it('keeps pictures of the library in their position, as separate blocks', () => {
    const { blocks } = read('<p>before <img src="/api/media/1/pod.png" alt="pod"> after</p>');
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'image', 'paragraph']);
  });

  it('links to external pictures, and drops those without alternative text', () => {
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
  ])('is converted to the canonical form: %s', (html, written) => {
    expect(rewrite(html)).toBe(written);
  });

  it('keeps figures unchanged that a media block cannot represent', () => {
    const kinds = (html: string) => read(html).blocks.map(({ kind }) => kind);
    const figure = (inside: string) => `<figure data-type="image">${inside}</figure>`;
    expect(kinds(figure('<img src="/api/media/1/a.png" alt="a">'))).toEqual(['image']);
    expect(kinds(figure('<img src="https://x.example/a.png" alt="a">'))).toEqual(['kept']);
    expect(kinds(figure('<img src="/a.png" alt="a"><img src="/b.png" alt="b">'))).toEqual(['kept']);
    expect(kinds(figure('<img src="/a.png" alt="a">words'))).toEqual(['kept']);
    expect(kinds(figure('<img src="javascript:alert(1)" alt="a">'))).toEqual(['kept']);
  });

  it('contains no dangerous links after the conversion', () => {
    const written = rewrite(foreign['dangerous address'] ?? '');
    expect(written).not.toMatch(/script:/);
    expect(written).toContain('href="https://ok.example"');
  });

  it('is reported where it was simplified', () => {
    expect(read(foreign['headings 1 and 6'] ?? '').losses).toEqual(['h1', 'h6']);
  });
});
