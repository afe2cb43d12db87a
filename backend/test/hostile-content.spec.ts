import { calls, pageHtml, type Page, type Team } from '@touchline/contract';
import { Window } from 'happy-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp } from './app';
import { given } from './given';
import { hostile } from './hostile';
import { useTeam } from './people';

const app = useApp();
const team = useTeam(app, beforeAll);

const urls = new Set(['href', 'src']);
const harmless = /^(https?:|mailto:|tel:|\/|#|\?|[^:]*$)/i;

/** Expects that HTML, as a browser parses it, has only allowed elements, attributes and URLs. */
function expectHarmless(html: string): void {
  const { document } = new Window();
  document.body.innerHTML = html;
  for (const element of document.body.querySelectorAll('*')) {
    const name = element.localName;
    expect(Object.keys(pageHtml.elements), `<${name}> in ${html.slice(0, 300)}`).toContain(name);
    for (const attribute of element.attributes) {
      expect(pageHtml.elements[name], `${attribute.name} of <${name}>`).toContain(attribute.name);
      if (urls.has(attribute.name))
        expect((attribute.value ?? '').replace(/[\s\p{Cc}]/gu, '')).toMatch(harmless);
    }
  }
  expect(html).not.toMatch(/<(script|style|iframe|object|embed|form|base|meta|link|svg|math|template)\b/i);
}

const all = hostile.join('\n');

describe('hostile content', () => {
  it.each(hostile.map((text, place) => [place, text]))('%i is sanitised in a page', async (_, text) => {
    const page = await given.page(team.coach, team.teamId, { content: text });
    expectHarmless(page.content);
  });

  it('is sanitised in every field that holds HTML', async () => {
    const page = await given.page(team.coach, team.teamId, { content: all });
    const changed = await team.coach.call(
      calls.pages.change,
      { pageId: page.id },
      { body: { content: `<p>${all}` } },
    );
    const version = await team.coach.call(calls.pages.version, { pageId: page.id, version: 2 });
    const play = await given.play(team.coach, team.teamId, { content: all });
    const body = { description: all.slice(0, 15_000) };
    const described = await team.admin.call(calls.teams.change, { teamId: team.teamId }, { body });
    for (const html of [
      page.content,
      (changed.body as Page).content,
      (version.body as Page).content,
      play.content,
      (described.body as Team).description ?? '',
    ]) {
      expect(html.length).toBeGreaterThan(0);
      expectHarmless(html);
    }
  });

  it('is kept unchanged in a field that holds plain text', async () => {
    const texts = new Set(
      hostile.map((each) => each.replace(/\0/g, '').trim().slice(0, 100)).filter(Boolean),
    );
    for (const text of texts) {
      const page = await given.page(team.coach, team.teamId, { title: text, tags: [text.slice(0, 50)] });
      expect(page.title).toBe(text);
      const comment = await given.comment(team.player, page.id, { content: text, selectedText: text });
      expect([comment.content, comment.selectedText]).toEqual([text, text]);
    }
  });

  it('is sanitised or escaped in a printed page', async () => {
    const page = await given.page(team.coach, team.teamId);
    const body = { title: '</title><script>alert(1)</script>', content: all };
    const { text } = await team.coach.call(calls.pages.print, { pageId: page.id }, { body });
    const main = /<main[^>]*>(.*)<\/main>/s.exec(text)?.[1] ?? '';
    expect(main).not.toBe('');
    expectHarmless(main);
    expect(text).toContain('&lt;script&gt;');
    expect(text).not.toMatch(/<script/i);
  });

  const most = (unit: string, before = '') => before + unit.repeat(Math.floor(1_990_000 / unit.length));

  it.each([
    ['elements in elements', most('<b>')],
    ['unknown elements in elements', most('<x>')],
    ['quotes in quotes', '<blockquote>'.repeat(80_000) + 'x' + '</blockquote>'.repeat(70_000)],
    ['lists in lists', most('<ul><li>')],
    ['as deep as may be, again and again', most('a<b>b</b>', '<i>'.repeat(490))],
    ['pictures from elsewhere', most('<p>a</p><img src="https://elsewhere.example/a.png">')],
    ['ends without a beginning', most('</p>')],
    ['an attribute without an end', `<p data-id="${'x'.repeat(1_900_000)}`],
    ['angle brackets', '<'.repeat(1_000_000)],
    ['entities', most('&lt;')],
    ['comments', most('<!--')],
  ])('of two million characters takes seconds of processor time, not minutes: %s', async (_, content) => {
    const started = process.cpuUsage();
    const { status } = await team.coach.call(
      calls.pages.create,
      { teamId: team.teamId },
      { body: { title: 'A', content } },
    );
    expect([201, 413]).toContain(status);
    expect(process.cpuUsage(started).user).toBeLessThan(20_000_000);
  });
});
