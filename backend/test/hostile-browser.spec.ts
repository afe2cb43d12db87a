import { calls, type Page, type Team } from '@touchline/contract';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumArgs, chromiumPath } from '../../.tools/test/chromium.mjs';
import { useApp } from './app';
import { given } from './given';
import { hostile } from './hostile';
import { useTeam } from './people';

const executablePath = chromiumPath();
const all = hostile.join('\n');
const origin = 'http://touchline.example';

const app = useApp();
const team = useTeam(app, beforeAll);
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath, args: chromiumArgs });
});
afterAll(() => browser?.close());

interface Seen {
  /** Number of scripts that ran. */
  alarms: number;
  /** URLs requested from other origins. */
  abroad: string[];
}

/** Dispatches events to every element. Links with a script URL count as an alarm too. */
const happenings = `{
  const kinds = ['click', 'mouseover', 'pointerenter', 'focus', 'error', 'load', 'toggle', 'animationstart'];
  document.addEventListener('click', (event) => event.preventDefault());
  for (const element of document.querySelectorAll('body *'))
    for (const kind of kinds) element.dispatchEvent(new MouseEvent(kind, { bubbles: kind === 'click', cancelable: true }));
  for (const { protocol } of document.links)
    if (!['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)) window.raiseAlarm();
}`;

/** Opens a document without a Content-Security-Policy, dispatches every event to every element and records the effects. */
async function open(html: string): Promise<Seen> {
  const page = await browser.newPage();
  const seen: Seen = { alarms: 0, abroad: [] };
  await page.exposeFunction('raiseAlarm', () => void seen.alarms++);
  await page.addInitScript('window.alert = () => window.raiseAlarm()');
  await page.route('**', (route) => {
    const url = route.request().url();
    if (url === `${origin}/`) return route.fulfill({ contentType: 'text/html', body: html });
    if (!url.startsWith(origin)) seen.abroad.push(url);
    return route.abort();
  });
  await page.goto(`${origin}/`, { waitUntil: 'load' });
  await page.evaluate(happenings);
  await page.waitForTimeout(300);
  await page.close();
  return seen;
}

const quiet: Seen = { alarms: 0, abroad: [] };
const documentOf = (...parts: string[]) =>
  `<!doctype html><body>${parts.map((part) => `<div>${part}</div>`).join('')}`;

describe('hostile content in a real browser', () => {
  it('runs scripts when it is not sanitised', async () => {
    const handled = hostile.filter((text) => /^<(p|b|img|a|details) on/.test(text));
    const { alarms } = await open(documentOf(...handled, '<a href="javascript:alert(1)">a</a>'));
    expect(alarms).toBeGreaterThan(handled.length / 2);
  });

  it('runs no script and requests nothing from other origins, from whatever field it comes', async () => {
    const { coach, admin, teamId } = team;
    const pages = await Promise.all(hostile.map((content) => given.page(coach, teamId, { content })));
    const page = await given.page(coach, teamId, { content: all });
    await coach.call(calls.pages.change, { pageId: page.id }, { body: { content: '<p>a</p>' } });
    const restored = await coach.call(calls.pages.restoreVersion, { pageId: page.id, version: 1 });
    const play = await given.play(coach, teamId, { content: all });
    const body = { description: all.slice(0, 15_000) };
    const described = await admin.call(calls.teams.change, { teamId }, { body });
    const contents = [
      ...pages.map(({ content }) => content),
      (restored.body as Page).content,
      play.content,
      (described.body as Team).description ?? '',
    ];
    expect(await open(documentOf(...contents))).toEqual(quiet);
  });

  it('runs no script in a printed page', async () => {
    const page = await given.page(team.coach, team.teamId, {
      title: hostile[0],
      tags: ['<img src=x onerror=alert(1)>'],
    });
    const body = { title: `</title>${hostile[0]}`, content: all };
    const { text } = await team.coach.call(calls.pages.print, { pageId: page.id }, { body });
    expect(await open(text)).toEqual(quiet);
  });
});
