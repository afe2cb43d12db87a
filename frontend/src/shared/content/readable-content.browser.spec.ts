import { describe, expect, it } from 'vitest';
import { readableContent } from './readable-content';

const heading = '<h2 data-id="aaaaaa">Calls <b>and</b> signs</h2>';
const picture = (attributes: string) =>
  `<figure data-id="bbbbbb" data-type="image" data-cols="6"><img alt="" ${attributes}></figure>`;

describe('readable content', () => {
  it('lists its headings in order, with their levels', () => {
    const { sections } = readableContent(`${heading}<p>a</p><h4 data-id="cccccc">Wind</h4>`);
    expect(sections).toEqual([
      { id: 'section-aaaaaa', title: 'Calls and signs', level: 2 },
      { id: 'section-cccccc', title: 'Wind', level: 4 },
    ]);
  });

  it('gives each heading a link to itself, and keeps its text', () => {
    const { html } = readableContent(heading);
    expect(html).toMatch(
      /^<h2 [^>]*id="section-aaaaaa" aria-label="Calls and signs">Calls <b>and<\/b> signs<a /,
    );
    expect(html).toContain('<a href="#section-aaaaaa" aria-label="Link to Calls and signs"');
    expect(html).toMatch(/data-section-link=""><\/a><\/h2>$/);
  });

  it('names a heading by its text, whatever characters it contains', () => {
    const { html, sections } = readableContent('<h2 data-id="aaaaaa">&lt;7s&gt; &amp; "15s"</h2>');
    expect(sections[0]?.title).toBe('<7s> & "15s"');
    expect(html).toContain('aria-label="&lt;7s&gt; &amp; &quot;15s&quot;"');
  });

  it('links no heading without text', () => {
    expect(readableContent('<h2 data-id="aaaaaa"> </h2>').sections).toEqual([]);
  });

  it('reserves the space of a picture and loads it lazily, no larger than it is displayed', () => {
    const { html } = readableContent(picture('src="/api/media/4/pod.jpg" width="4000" height="3000"'));
    expect(html).toContain('loading="lazy"');
    expect(html).toContain('width="4000" height="3000"');
    expect(html).toContain(
      'srcset="/api/media/4/pod.jpg?size=small 320w, /api/media/4/pod.jpg?size=medium 1280w"',
    );
    expect(html).toContain('sizes="(min-width: 640px) 410px, 100vw"');
  });

  it.each([
    ['is small anyway', 'src="/api/media/4/pod.jpg" width="300" height="200"'],
    ['moves', 'src="/api/media/4/pod.gif" width="4000" height="3000"'],
    ['is of unknown size', 'src="/api/media/4/pod.jpg"'],
    ['is not of the library', 'src="https://club.example/pod.jpg" width="4000" height="3000"'],
  ])('loads the original picture if it %s', (_, attributes) => {
    expect(readableContent(picture(attributes)).html).not.toContain('srcset');
  });
});
