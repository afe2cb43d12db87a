import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls, type Page } from '@touchline/contract';
import request from 'supertest';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { joinTeam, staffedTeam, useTeam, type Person } from '../../../test/people';

const sheet = '<link rel="stylesheet" crossorigin href="/assets/style-1.css">';
const script = 'document.documentElement.dataset.theme = "dark"';
const shell = `<!doctype html><html><head>${sheet}<title>Touchline</title><script>${script}</script></head><body><div id="root"></div></body></html>`;
const css = ':root{--ink:black}.title{margin:0}';
const files = {
  'signed-in-app': ['assets/inside.js'],
  'signed-out-app': ['assets/outside.js'],
  'page-screen': ['assets/inside.js', 'assets/page.js'],
  'page-editor': ['assets/editor.js'],
};
const styleAttribute = 'color:red';
const entry = `export const renderRoute = async (path, apiFetch, zone) => {
  const state = await (await apiFetch('/api' + path)).json();
  const { title } = state;
  const heading = title ? '<h1 class="wide title">' + title + '</h1>' : '';
  const html = heading && heading + '<i>' + zone + '</i>';
  return { html, styleAttributes: html ? ['${styleAttribute}'] : [], state, chunks: ['page-editor'] };
};`;

/** Writes a minimal build of the app. */
function putApp(folder: string): void {
  const dist = join(folder, 'frontend/dist');
  for (const name of ['.server', 'assets']) mkdirSync(join(dist, name), { recursive: true });
  writeFileSync(join(dist, 'assets/style-1.css'), css);
  writeFileSync(join(dist, 'assets/modal.css.ts-1.js'), '');
  writeFileSync(join(dist, 'index.html'), shell);
  writeFileSync(join(dist, '.server/screens.json'), JSON.stringify(files));
  writeFileSync(join(dist, '.server/package.json'), '{"type":"module"}');
  writeFileSync(join(dist, '.server/entry-server.js'), entry);
}

const app = useApp({}, putApp);
const team = useTeam(app, beforeAll);
let page: Page;

beforeEach(async () => {
  page = await given.page(team.coach, team.teamId, { title: 'Lineout </script>' });
});

const open = (path: string, who?: Person, headers: Record<string, string> = {}) =>
  request(app.app.getHttpServer())
    .get(path)
    .set({ accept: 'text/html', ...(who && { cookie: who.cookie }), ...headers });
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** The cookie of a browser that has cached the style sheet. */
const cached = `touchline_styles=${encodeURIComponent('/assets/style-1.css')}`;
const inlined = `<style data-href="/assets/style-1.css">${css}</style>`;
const ofSheet = hash(css);
const data = /<script type="application\/json" id="dehydrated-state">(.*?)<\/script>/s;
const answerIn = (html: string) => JSON.parse(data.exec(html)?.[1] ?? 'null') as Partial<Page> | null;
const views = async () =>
  ((await team.admin.call(calls.pages.read, { pageId: page.id }, { query: { ahead: 'yes' } })).body as Page)
    .views;

describe('the document of a page', () => {
  it('contains its content and the dehydrated state for users who may see it', async () => {
    const { status, text, headers } = await open(`/pages/${page.id}`, team.player);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(text).toContain('<div id="root" data-ssr=""><h1 class="wide title">Lineout');
    const answer = answerIn(text);
    expect(answer?.title).toBe('Lineout </script>');
  });

  it('preloads the chunks of the route and of its rendered parts', async () => {
    const { text } = await open(`/pages/${page.id}`, team.player);
    expect(text.match(/rel="modulepreload" fetchpriority="low" crossorigin href="[^"]+"/g)).toHaveLength(3);
    for (const file of ['page', 'editor']) expect(text).toContain(`href="/assets/${file}.js"`);
  });

  it('allows the style sheet and the style attributes that were rendered, and no others', async () => {
    const policyOf = async (path: string) =>
      String((await open(path, team.player)).headers['content-security-policy']);
    const policy = await policyOf(`/pages/${page.id}`);
    expect(policy).toContain(`style-src 'self' ${ofSheet};`);
    expect(policy).toContain(`;style-src-attr 'unsafe-hashes' ${hash(styleAttribute)}`);
    expect(await policyOf('/pages/999999999')).not.toContain('style-src-attr');
  });

  it('allows its inline script by its hash', async () => {
    for (const path of [`/pages/${page.id}`, '/login', '/reset-password']) {
      const { headers } = await open(path, path.startsWith('/pages') ? team.player : undefined);
      expect(headers['content-security-policy']).toContain(`script-src 'self' ${hash(script)};`);
    }
  });

  it('counts as a view, once, and not when it is prefetched', async () => {
    await open(`/pages/${page.id}`, team.player, { 'sec-purpose': 'prefetch' });
    expect(await views()).toBe(0);
    await open(`/pages/${page.id}`, team.player);
    await open(`/pages/${page.id}`, team.player);
    expect(await views()).toBe(1);
  });

  it('contains no data for users who may not see it', async () => {
    const outsider = await staffedTeam(app);
    for (const path of [`/pages/${page.id}`, '/pages/999999999', '/pages/seven']) {
      const { status, text } = await open(path, outsider.player);
      expect([status, text.includes('Lineout')]).toEqual([200, false]);
      expect(answerIn(text)?.title).toBeUndefined();
    }
  });

  it('contains no data once the user has left the team', async () => {
    const { id } = team.player;
    expect((await open(`/pages/${page.id}`, team.player)).text).toContain('Lineout');
    await team.admin.call(calls.members.remove, { teamId: team.teamId, userId: id });
    expect((await open(`/pages/${page.id}`, team.player)).text).not.toContain('Lineout');
    await joinTeam(app, team.player, { teamId: team.teamId, role: 'player' });
  });
});

describe('a document', () => {
  it.each([
    ['Australia%2FLord_Howe', 'Australia/Lord_Howe'],
    ['Mars%2FOlympus', 'null'],
    ['%3Cscript%3E', 'null'],
  ])('is rendered in the time zone of the browser, if valid: %s', async (said, zone) => {
    const cookie = `${team.player.cookie}; touchline_time_zone=${said}`;
    const { text } = await open(`/pages/${page.id}`, team.player, { cookie });
    expect(text).toContain(`<i>${zone}</i>`);
  });
});

describe('the style sheet', () => {
  const documents = () => [`/pages/${page.id}`, '/pages/999999999', '/login', '/reset-password'];
  const openOne = (path: string, cookie = '') => {
    const who = path.startsWith('/pages') ? team.player : undefined;
    return open(path, who, { cookie: [who?.cookie, cookie].filter(Boolean).join('; ') });
  };

  it('is inlined whole into each document of a first visit, whose policy allows it, and not linked', async () => {
    for (const path of documents()) {
      const { text, headers } = await openOne(path);
      expect([path, text.split(inlined).length, text.includes(sheet)]).toEqual([path, 2, false]);
      expect(/style-src [^;]*/.exec(String(headers['content-security-policy']))?.[0]).toContain(ofSheet);
    }
  });

  it('is linked in each document for a browser that has cached it', async () => {
    for (const path of documents()) {
      const { text } = await openOne(path, cached);
      expect([path, text.split(sheet).length, text.includes(css)]).toEqual([path, 2, false]);
    }
  });

  it('is inlined again where the browser has cached that of an earlier build', async () => {
    const { text } = await openOne('/login', cached.replace('style-1', 'style-0'));
    expect([text.includes(inlined), text.includes(sheet)]).toEqual([true, false]);
  });

  it('is remembered by a cookie when it is sent, not by documents or scripts', async () => {
    for (const path of documents()) expect((await openOne(path)).headers['set-cookie']).toBeUndefined();
    const get = (path: string) => request(app.app.getHttpServer()).get(path);
    const script = await get('/assets/modal.css.ts-1.js');
    expect([script.status, script.headers['set-cookie']]).toEqual([200, undefined]);
    const { headers } = await get('/assets/style-1.css');
    expect(String(headers['set-cookie'])).toBe(`${cached}; Path=/; HttpOnly; SameSite=Lax`);
    expect(headers['cache-control']).toContain('immutable');
  });
});

describe('a document for signed-in users', () => {
  it.each([
    ['/', '/login'],
    ['/dashboard', '/login'],
    ['/teams/7?category=2', '/login?next=%2Fteams%2F7%3Fcategory%3D2'],
  ])('redirects users without a session from %s to %s', async (path, to) => {
    const { status, headers } = await open(path);
    expect([status, headers.location, headers['cache-control']]).toEqual([302, to, 'no-store']);
  });

  it('redirects ended sessions to the sign-in page', async () => {
    const { coach } = await staffedTeam(app);
    await coach.call(calls.accounts.logout);
    expect((await open('/settings', coach)).headers.location).toBe('/login?next=%2Fsettings');
  });

  it('is not returned to requests for data', async () => {
    expect((await open('/teams/7', team.player, { accept: 'application/json' })).status).toBe(404);
  });
});

describe('the sign-in page', () => {
  it('is returned to users without a session', async () => {
    const { status, text } = await open('/login');
    expect(status).toBe(200);
    expect(text).toContain('href="/assets/outside.js"');
    expect(answerIn(text)?.title).toBeUndefined();
  });

  it.each([
    ['/login', '/dashboard'],
    ['/login?next=%2Fpages%2F7', '/pages/7'],
    ['/login?next=%2F%2Fevil.example', '/dashboard'],
  ])('redirects signed-in users from %s to %s', async (path, to) => {
    const { status, headers } = await open(path, team.player);
    expect([status, headers.location]).toEqual([302, to]);
  });
});
