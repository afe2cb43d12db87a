import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { accountTexts, calls } from '@touchline/contract';
import type { BrowserContext, Page } from '@playwright/test';
import { callAs } from '../fixtures/api';
import { noHarm, watchForHarm } from '../fixtures/attacks';
import { linkMailedTo } from '../fixtures/mail';
import { demoPassword, desktop, expect, test } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';

const originOf = (page: Page) => new URL(page.url()).origin;

/**
 * Opens a page of another site: this machine under another name, which browsers treat as another site, or
 * under another port.
 */
async function elsewhere(context: BrowserContext, html: string, host = '127.0.0.1'): Promise<Page> {
  const page = await context.newPage();
  const port = Number(process.env.E2E_PORT) + 1;
  await page.route(`http://${host}:${port}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Elsewhere</title>${html}` }),
  );
  await page.goto(`http://${host}:${port}/`);
  return page;
}

test('another site cannot embed the app in a frame', async ({ person }) => {
  const { page, context } = await person(desktop);
  await new SignIn(page).atHome('player@touchline.example');
  const origin = originOf(page);
  const paths = [
    '/',
    '/dashboard',
    '/pages/1',
    '/settings',
    '/login',
    '/invite/x',
    '/api/docs',
    '/api/user',
    '/ops/mail',
  ];
  for (const path of paths) {
    const other = await elsewhere(context, `<iframe src="${origin}${path}"></iframe>`);
    await expect.poll(() => other.frames().length).toBe(2);
    await other.waitForLoadState('load');
    const framed = other.frames()[1];
    await expect.poll(() => framed?.url(), path).toBe('chrome-error://chromewebdata/');
    await other.close();
  }
});

const target = (origin: string) => origin + calls.teams.create.path;
const ofThem = '{"name":"Zebra by another","sport":"Hockey"}';

/** Posts JSON as a form can: the name and the value of a field, joined by `=`, are valid JSON. */
async function postForm(other: Page, url: string, type: string): Promise<number> {
  const answered = other.waitForResponse(url);
  await other.evaluate(
    ({ action, enctype }) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action, enctype });
      const name = '{"name":"Zebra by another","sport":"Hockey","description":"';
      form.append(Object.assign(document.createElement('input'), { name, value: '"}' }));
      document.body.append(form);
      setTimeout(() => form.submit());
    },
    { action: url, enctype: type },
  );
  const status = (await answered).status();
  await other.waitForURL(url);
  return status;
}

/** Returns the part of a response that a script of the other site can read. */
const fetchThere = (other: Page, url: string, init: RequestInit) =>
  other.evaluate(
    (sent) =>
      fetch(sent.url, { credentials: 'include', ...sent.init }).then(
        (answer) => answer.text(),
        () => 'nothing',
      ),
    { url, init },
  );

const json = { 'content-type': 'application/json' };
const plain = { 'content-type': 'text/plain' };

test("cross-site requests with a user's cookies have no effect", async ({ person }) => {
  const { page, context } = await person(desktop);
  await new SignIn(page).atHome('player@touchline.example');
  const url = target(originOf(page));
  const teams = async () => (await callAs(page, calls.teams.list)).text();
  const before = await teams();
  for (const host of ['127.0.0.1', 'localhost']) {
    const other = await elsewhere(context, '', host);
    const there = other.url();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      expect(await postForm(other, url, type), `${type} from ${host}`).toBe(403);
      await other.goto(there);
    }
    const heard = [
      await fetchThere(other, url, { method: 'POST', mode: 'no-cors', headers: plain, body: ofThem }),
      await fetchThere(other, url, { method: 'POST', headers: json, body: ofThem }),
      await fetchThere(other, url, { method: 'GET' }),
    ];
    expect(heard.filter((each) => each !== '' && each !== 'nothing')).toEqual([]);
    await other.close();
  }
  expect(await teams()).toBe(before);
});

test('signing in creates a new session, whatever cookie was planted before', async ({ person }) => {
  const attacker = await person(desktop);
  await new SignIn(attacker.page).atHome('coach@touchline.example');
  const cookieOf = async (context: BrowserContext) =>
    (await context.cookies()).find(({ name }) => name.includes('session'))?.value ?? '';
  const theirs = await cookieOf(attacker.context);
  for (const planted of ['a'.repeat(43), theirs]) {
    const { page, context } = await person(desktop);
    await page.goto('/login');
    const { hostname } = new URL(page.url());
    await context.addCookies([{ name: 'touchline_session', value: planted, domain: hostname, path: '/' }]);
    await page.request.post(`${originOf(page)}${calls.accounts.login.path}`, {
      headers: { origin: originOf(page) },
      data: { email: 'player@touchline.example', password: demoPassword },
    });
    const own = await cookieOf(context);
    expect(own).not.toBe(planted);
    const me = (await (await callAs(page, calls.accounts.currentUser)).json()) as { email: string };
    expect(me.email).toBe('player@touchline.example');
  }
  const seen = await callAs(attacker.page, calls.accounts.currentUser);
  expect(seen.status() === 401 || !(await seen.text()).includes('player@touchline.example')).toBe(true);
});

const ways = [
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n\\elsewhere.example',
  '/%09/elsewhere.example',
  '/.//elsewhere.example',
  '@elsewhere.example',
  'https:elsewhere.example',
  'javascript:hit(1)',
  'java\tscript:hit(1)',
  'data:text/html,<script>hit(1)</script>',
];

test('signing in, or being signed in, never redirects to another site', async ({ person }) => {
  const { page, context } = await person(desktop);
  await page.goto('/login');
  const origin = originOf(page);
  const harm = await watchForHarm(context, origin);
  const isIn = (url: URL) => url.pathname !== '/login';
  for (const way of ways) {
    const path = `/login?next=${encodeURIComponent(way)}`;
    // Closes the app before, because it would notice that the session has ended.
    await page.goto('about:blank');
    await context.clearCookies();
    await page.goto(path);
    await page.getByLabel(accountTexts.email).fill('player@touchline.example');
    await page.getByLabel(accountTexts.password, { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: accountTexts.signIn, exact: true }).click();
    await page.waitForURL(isIn);
    expect(originOf(page), way).toBe(origin);
    await page.goto(path);
    await page.waitForURL(isIn);
    expect(originOf(page), way).toBe(origin);
  }
  expect(harm).toEqual(noHarm);
});

test('a token in a URL is sent to no other site, and links to other sites send no referrer', async ({
  person,
}) => {
  const { page } = await person(desktop);
  const referers: (string | undefined)[] = [];
  await page.route('https://elsewhere.example/**', (route) => {
    referers.push(route.request().headers().referer);
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' });
  });
  const paths = [
    '/set-password?token=made-up',
    '/reset-password?token=made-up',
    '/invite/made-up',
    '/login?next=/made-up',
  ];
  for (const path of paths) {
    const answer = await page.goto(path);
    expect(answer?.headers()['referrer-policy'], path).toBe('same-origin');
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: 'https://elsewhere.example/from' });
      document.body.append(link);
      link.click();
    });
    await page.waitForURL('https://elsewhere.example/from');
  }
  expect(referers).toEqual(paths.map(() => undefined));
});

test("a link in an email has the product's public URL, whatever Host header the request had", async ({
  person,
}) => {
  const { page } = await person(desktop);
  await page.goto('/login');
  const origin = originOf(page);
  const email = 'coach@touchline.example';
  let before: string | undefined;
  const asked: Record<string, string>[] = [
    { host: 'elsewhere.example', origin: 'http://elsewhere.example' },
    { 'x-forwarded-host': 'elsewhere.example', forwarded: 'host=elsewhere.example', origin },
    { 'x-forwarded-proto': 'https', 'x-original-host': 'elsewhere.example', origin },
  ];
  for (const headers of asked) {
    const status = await askByHand(`${origin}${calls.accounts.forgotPassword.path}`, headers, { email });
    expect(status).toBe(200);
    const link = await linkMailedTo(email, before);
    expect(new URL(link).origin).toBe(origin);
    before = link;
  }
});

/** Sends a request with a foreign Host header, which no browser can do. */
async function askByHand(url: string, headers: Record<string, string>, body: object): Promise<number> {
  const sent = request(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers } });
  sent.end(JSON.stringify(body));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode ?? 0;
}
