import type { Block } from '../demo/html';
import { pagesOf } from '../demo/pages';
import { plainText, summarizeText } from '../src/platform/html/plain-text';

const DAY_MS = 86_400_000;
const start =
  'Al Ber Cal Dor El Fin Gar Hol Ing Jor Kel Lin Mor Nor Os Per Quin Ros Sel Tor Ul Ver Wil Yar Zan';
const end = 'an bert ck den e fred gan hart is jo ka low man na on par ric son ton vin wick yn';
const [starts, ends] = [start.split(' '), end.split(' ')];

/** Generates realistic content: blocks of the demo club in random order with unique names. */
export class Words {
  private state = 42;
  private readonly blocks: { html: string; text: string }[];
  private readonly titles: string[];
  private readonly tags: string[];
  private readonly sentences: string[];

  constructor() {
    const pages = Object.values(pagesOf).flat();
    const html = (block: Block) =>
      block({ id: '@', picture: () => ({ src: '/api/media/1/a.png', alt: '' }) });
    this.blocks = pages
      .flatMap(({ blocks }) => blocks.map(html))
      .map((each) => ({ html: each, text: plainText(each) }));
    this.titles = pages.map(({ title }) => title);
    this.tags = [...new Set(pages.flatMap(({ tags }) => tags))].filter((tag) => /^\w+$/.test(tag));
    this.sentences = this.blocks
      .flatMap(({ text }) => text.split(/(?<=[.!?])\s+/))
      .filter(({ length }) => length > 20);
  }

  /** Returns a page of 2 to 8 kB of HTML; most are short. */
  page() {
    const length = 2000 + 6000 * this.chance() ** 2;
    let [html, text] = ['', ''];
    for (let place = 0; html.length < length; place++) {
      const block = place % 6 === 5 ? this.named(place) : this.one(this.blocks);
      html += block.html.replaceAll('data-id="@"', `data-id="b${place}"`);
      text += `${block.text}\n`;
    }
    const title = `${this.one(this.titles)}, ${this.name()}`;
    const tags = [this.one(this.tags), this.one(this.tags)];
    return {
      title,
      content: html,
      text: text.trimEnd(),
      preview: summarizeText(html).preview,
      tags: [...new Set(tags)],
    };
  }

  sentence = () => `${this.one(this.sentences)} ${this.one(this.sentences)}`.slice(0, 400);
  person = () => [this.name(), this.name()] as const;
  place = () => `${this.name()}${this.one(ends)}`.slice(0, 40);
  name = () => `${this.one(starts)}${this.one(ends)}${this.one(ends)}`;

  /** Returns a time in the last two years. */
  time = () => new Date(Date.now() - this.chance() * 730 * DAY_MS).toISOString();

  private named(place: number) {
    const text = `${this.name()} ${this.name()} covers ${this.name()} ${this.name()}; ${this.one(this.sentences)}`;
    return {
      html: `<p data-id="b${place}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`,
      text,
    };
  }

  private one = <T>(all: readonly T[]): T => all[Math.floor(this.chance() * all.length)] as T;

  /** Seeded random number, so that every run has the same club. */
  private chance(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}
