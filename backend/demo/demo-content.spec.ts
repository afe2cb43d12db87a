import { positionCodesOf } from '@touchline/contract';
import { describe, expect, it } from 'vitest';
import { anchorOf, openingText } from './anchor';
import { clubs, people, signIns } from './club';
import { threads } from './discussions';
import { render, type DemoPage } from './html';
import { pagesOf } from './pages';
import { picturesOf } from './pictures';
import { categoriesOf } from './categories';
import { playsOf } from './plays';

const pages = Object.values(pagesOf).flat();
const html = (page: Pick<DemoPage, 'blocks'>) =>
  render(page, 'demo', (name) => ({ src: `/pictures/${name}`, alt: name }));
const words = (page: DemoPage) =>
  html(page)
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

describe('the demo club on paper', () => {
  it('has forty pages in four sports, each with a title of its own', () => {
    expect(new Set(pages.map((page) => page.title)).size).toBe(40);
    expect(new Set(clubs.map((club) => club.sport)).size).toBe(4);
  });

  it('has numbered players, each with a number of their own in the team and positions of its sport', () => {
    for (const { name, sport, members, shirts } of clubs) {
      const numbers = Object.values(shirts).map(({ number }) => number);
      expect(new Set(numbers).size, name).toBe(numbers.length);
      const codes = Object.values(shirts).flatMap(({ positions }) => positions);
      expect(
        codes.every((code) => positionCodesOf(sport).includes(code)),
        name,
      ).toBe(true);
      expect(
        Object.keys(shirts).filter((username) => !members[username]),
        name,
      ).toEqual([]);
    }
  });

  it.each(pages.map((page) => [page.title, page] as const))(
    '%s reads like a page: 120 to 500 words',
    (_, page) => {
      expect(words(page)).toBeGreaterThanOrEqual(120);
      expect(words(page)).toBeLessThanOrEqual(500);
    },
  );

  it('uses every picture it draws', () => {
    const drawn = Object.values(picturesOf)
      .flat()
      .map(({ name }) => name);
    const used = pages.flatMap((page) =>
      [...html(page).matchAll(/\/pictures\/([\w-]+)/g)].map(([, name]) => name),
    );
    expect(used.sort()).toEqual(drawn.sort());
  });

  it('has plays in each team, with tags that its pages have too', () => {
    expect(Object.keys(playsOf).sort()).toEqual(clubs.map(({ key }) => key).sort());
    for (const [key, plays] of Object.entries(playsOf)) {
      const tags = (pagesOf[key] ?? []).flatMap((page) => page.tags);
      expect(plays.filter((play) => play.tags.some((tag) => tags.includes(tag)))).toEqual(plays);
    }
  });

  it('has pages or plays in every category, and lists parents before children', () => {
    for (const [key, categories] of Object.entries(categoriesOf)) {
      const tags = (pagesOf[key] ?? []).flatMap((page) => page.tags);
      const names = categories.map(({ name }) => name);
      expect(categories.filter(({ tag }) => !tags.includes(tag))).toEqual([]);
      const misplaced = categories.filter(({ below }, at) => below && !names.slice(0, at).includes(below));
      expect(misplaced).toEqual([]);
    }
  });

  it('has no row of a table longer or shorter than its header', () => {
    const cells = (row: string) => row.split(/<t[hd]\b/).length;
    for (const page of pages)
      for (const [table] of html(page).matchAll(/<table.*?<\/table>/gs)) {
        const [head = '', ...rows] = table.split('<tr>').slice(1);
        expect(rows.map(cells), page.title).toEqual(rows.map(() => cells(head)));
      }
  });

  it.each(threads.filter((thread) => thread.quote).map((thread) => [thread.quote ?? '', thread.on] as const))(
    'can find "%s" in %s',
    (quote, title) => {
      const play = Object.values(playsOf)
        .flat()
        .find(({ name }) => name === title);
      const content = html(play ?? pages.find((page) => page.title === title)!);
      const place = anchorOf(content, quote);
      expect(openingText(content).slice(place?.start, place?.end)).toBe(quote);
    },
  );

  it('names only people of the club', () => {
    const known = new Set([
      ...Object.keys(signIns),
      ...people.map(({ firstName, lastName }) => `${firstName}.${lastName}`.toLowerCase()),
    ]);
    const named = [
      ...pages.map((page) => page.author),
      ...Object.values(playsOf).flatMap((plays) => plays.map((play) => play.author)),
      ...threads.flatMap((thread) =>
        [thread, ...(thread.replies ?? [])].flatMap(({ by, reactions = {} }) => [
          by,
          ...Object.values(reactions).flat(),
        ]),
      ),
      ...clubs.flatMap((club) => Object.keys(club.members)),
    ];
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});
