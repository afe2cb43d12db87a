import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls, type Page } from '@touchline/contract';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../../test/app';
import { given } from '../../../test/given';
import { staffedTeam, type Person, type StaffedTeam } from '../../../test/people';

const sheet = '<link rel="stylesheet" crossorigin href="/assets/style-1.css">';
const script = 'document.documentElement.dataset.theme = "dark"';
const shell = `<!doctype html><html><head>${sheet}<title>Touchline</title><script>${script}</script></head><body><div id="root"></div></body></html>`;
const pieces = [
  { text: ':root{--ink:black}', needs: [] },
  { text: '.title{margin:0}', needs: [['title']] },
  { text: '@media print{.title.large{margin:1em}}', needs: [['title', 'large']] },
  { text: '.menu,.list .title{color:blue}', needs: [['menu'], ['list', 'title']] },
  { text: '.title .large,.wide{width:9px}', needs: [['title', 'large'], ['wide']] },
];
/** Enough for the sign-in. */
const part = { way: 'first', pieces: [0, 3], files: ['assets/outside.js', 'assets/editor.js'] };
const files = {
  inside: ['assets/inside.js'],
  outside: ['assets/outside.js'],
  'page-screen': ['assets/inside.js', 'assets/page.js'],
  'page-editor': ['assets/editor.js'],
};
const drawing = `export const firstView = async (path, ask, zone) => {
  const answer = await (await ask('/api' + path)).json();
  const title = path === '/login?drawn' ? 'Sign in' : answer.title;
  const view = title ? '<h1 class="wide title">' + title + '</h1>' : '';
  return { view: view && view + '<i>' + zone + '</i>', styles: view && 'h1{color:red}', answer, parts: ['page-editor'] };
};`;

/** An app as its build leaves it, as small as can be. */
function putApp(folder: string): void {
  const dist = join(folder, 'frontend/dist');
  mkdirSync(join(dist, '.server'), { recursive: true });
  writeFileSync(join(dist, 'index.html'), shell);
  writeFileSync(join(dist, '.server/screens.json'), JSON.stringify(files));
  writeFileSync(join(dist, '.server/styles.json'), JSON.stringify(pieces));
  writeFileSync(join(dist, '.server/parts.json'), JSON.stringify([part]));
  writeFileSync(join(dist, '.server/package.json'), '{"type":"module"}');
  writeFileSync(join(dist, '.server/first-view.js'), drawing);
}

let app: TestApp;
let team: StaffedTeam;
let page: Page;

beforeAll(async () => {
  app = await startApp({}, putApp);
  team = await staffedTeam(app);
});
beforeEach(async () => {
  page = await given.page(team.coach, team.teamId, { title: 'Lineout </script>' });
});
afterAll(() => app.close());

const open = (path: string, who?: Person, headers: Record<string, string> = {}) =>
  request(app.app.getHttpServer())
    .get(path)
    .set({ accept: 'text/html', ...(who && { cookie: who.cookie }), ...headers });
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** Who was here before. */
const styled = ({ cookie }: Person) =>
  `${cookie}; touchline_styles=${encodeURIComponent('/assets/style-1.css')}`;
const data = /<script type="application\/json" id="first-answer">(.*?)<\/script>/s;
const answerIn = (html: string) => JSON.parse(data.exec(html)?.[1] ?? 'null') as Partial<Page> | null;
const views = async () =>
  ((await team.admin.call(calls.pages.read, { pageId: page.id }, { query: { ahead: 'yes' } })).body as Page)
    .views;

describe('the document of a page', () => {
  it('holds its words, and what was asked for to draw them, for who may see it', async () => {
    const { status, text, headers } = await open(`/pages/${page.id}`, team.player);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(text).toContain('<div id="root" data-first-view=""><h1 class="wide title">Lineout');
    const answer = answerIn(text);
    expect(answer?.title).toBe('Lineout </script>');
  });

  it('names the files that the screen will need, and what was drawn besides', async () => {
    const { text } = await open(`/pages/${page.id}`, team.player);
    expect(text.match(/rel="modulepreload" fetchpriority="low" crossorigin href="[^"]+"/g)).toHaveLength(3);
    for (const file of ['page', 'editor']) expect(text).toContain(`href="/assets/${file}.js"`);
  });

  it('holds the styles of single elements, which its policy names, and no others', async () => {
    const { text, headers } = await open(`/pages/${page.id}`, team.player, { cookie: styled(team.player) });
    expect(text).toContain('<style>h1{color:red}</style></head>');
    expect(headers['content-security-policy']).toContain(`style-src ${hash('h1{color:red}')} 'self';`);
    const other = await open('/pages/999999999', team.player);
    expect(other.text).not.toContain('<style>');
    expect(other.headers['content-security-policy']).toContain("style-src 'self';");
  });

  it('brings the rules that it may need to who does not have the style sheet, which comes after it then', async () => {
    const { text, headers } = await open(`/pages/${page.id}`, team.player);
    const needed = ':root{--ink:black}.title{margin:0}.title .large,.wide{width:9px}h1{color:red}';
    expect(text).toContain(`<style>${needed}</style></head>`);
    expect(text).toContain(`${sheet}</body>`);
    expect(text.split(sheet)).toHaveLength(2);
    expect(headers['content-security-policy']).toContain(`style-src ${hash(needed)} 'self';`);
    expect(String(headers['set-cookie'])).toMatch(
      /touchline_styles=%2Fassets%2Fstyle-1.css; Path=\/; HttpOnly/,
    );
  });

  it('leaves the style sheet first for who has it, and for who has nothing to see yet', async () => {
    const known = await open(`/pages/${page.id}`, team.player, { cookie: styled(team.player) });
    const empty = await open('/pages/999999999', team.player);
    for (const { text } of [known, empty]) expect(text).toContain(`<head>${sheet}`);
    expect(known.headers['set-cookie']).toBeUndefined();
  });

  it('runs the script that stands in it, which its policy names', async () => {
    for (const path of [`/pages/${page.id}`, '/login', '/reset-password']) {
      const { headers } = await open(path, path.startsWith('/pages') ? team.player : undefined);
      expect(headers['content-security-policy']).toContain(`script-src 'self' ${hash(script)};`);
    }
  });

  it('counts as a view, once, and not where a browser reads ahead', async () => {
    await open(`/pages/${page.id}`, team.player, { 'sec-purpose': 'prefetch' });
    expect(await views()).toBe(0);
    await open(`/pages/${page.id}`, team.player);
    await open(`/pages/${page.id}`, team.player);
    expect(await views()).toBe(1);
  });

  it('holds nothing of it for who may not see it', async () => {
    const outsider = await staffedTeam(app);
    for (const path of [`/pages/${page.id}`, '/pages/999999999', '/pages/seven']) {
      const { status, text } = await open(path, outsider.player);
      expect([status, text.includes('Lineout')]).toEqual([200, false]);
      expect(answerIn(text)?.title).toBeUndefined();
    }
  });

  it('holds nothing any more from the moment somebody has left the team', async () => {
    const { id } = team.player;
    expect((await open(`/pages/${page.id}`, team.player)).text).toContain('Lineout');
    await team.admin.call(calls.members.remove, { teamId: team.teamId, userId: id });
    expect((await open(`/pages/${page.id}`, team.player)).text).not.toContain('Lineout');
    team = await staffedTeam(app);
  });
});

describe('a document', () => {
  it.each([
    ['Australia%2FLord_Howe', 'Australia/Lord_Howe'],
    ['Mars%2FOlympus', 'null'],
    ['%3Cscript%3E', 'null'],
  ])('is rendered in the time zone that the browser says, where there is one: %s', async (said, zone) => {
    const cookie = `${team.player.cookie}; touchline_time_zone=${said}`;
    const { text } = await open(`/pages/${page.id}`, team.player, { cookie });
    expect(text).toContain(`<i>${zone}</i>`);
  });
});

describe('a document behind the sign-in', () => {
  it.each([
    ['/', '/login'],
    ['/dashboard', '/login'],
    ['/teams/7?category=2', '/login?next=%2Fteams%2F7%3Fcategory%3D2'],
  ])('leads who is not signed in from %s to %s', async (path, to) => {
    const { status, headers } = await open(path);
    expect([status, headers.location, headers['cache-control']]).toEqual([302, to, 'no-store']);
  });

  it('leads who was signed out to the sign-in, too', async () => {
    const { coach } = await staffedTeam(app);
    await coach.call(calls.accounts.logout);
    expect((await open('/settings', coach)).headers.location).toBe('/login?next=%2Fsettings');
  });

  it('is no answer to who asks for data', async () => {
    expect((await open('/teams/7', team.player, { accept: 'application/json' })).status).toBe(404);
  });
});

describe('the sign-in', () => {
  it('holds the part of the style sheet that is enough for it, which its policy names, and no other', async () => {
    const { text, headers } = await open('/login');
    const styles =
      '<style data-styles="first" data-whole="/assets/style-1.css" data-remember="touchline_styles=%2Fassets%2Fstyle-1.css; Path=/; SameSite=Lax">:root{--ink:black}.menu,.list .title{color:blue}</style>';
    expect([text.includes(styles), text.includes(sheet)]).toEqual([true, false]);
    expect(headers['content-security-policy']).toContain(
      `style-src ${hash(':root{--ink:black}.menu,.list .title{color:blue}')} 'self';`,
    );
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('holds what else is drawn in it needs, in its order, and the styles of single elements by themselves', async () => {
    const { text, headers } = await open('/login?drawn');
    const needed =
      ':root{--ink:black}.title{margin:0}.menu,.list .title{color:blue}.title .large,.wide{width:9px}';
    expect(text).toContain(`>${needed}</style><style>h1{color:red}</style></head>`);
    const policy = headers['content-security-policy'];
    expect(policy).toContain(`style-src ${hash(needed)} ${hash('h1{color:red}')} 'self';`);
  });

  it('comes with the whole where the browser has it', async () => {
    const cookie = `touchline_styles=${encodeURIComponent('/assets/style-1.css')}`;
    const { text, headers } = await open('/login', undefined, { cookie });
    expect([text.includes(sheet), text.includes('<style')]).toEqual([true, false]);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('opens for who is not signed in', async () => {
    const { status, text } = await open('/login');
    expect(status).toBe(200);
    expect(text).toContain('href="/assets/outside.js"');
    expect(answerIn(text)?.title).toBeUndefined();
  });

  it.each([
    ['/login', '/dashboard'],
    ['/login?next=%2Fpages%2F7', '/pages/7'],
    ['/login?next=%2F%2Fevil.example', '/dashboard'],
  ])('leads who is signed in from %s on to %s', async (path, to) => {
    const { status, headers } = await open(path, team.player);
    expect([status, headers.location]).toEqual([302, to]);
  });
});
