import {
  calls,
  commentTexts,
  type Comment,
  type NewComment,
  type Page,
  type Team,
} from '@touchline/contract';
import type { Page as Tab } from '@playwright/test';
import { callAs } from '../fixtures/api';
import { test } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';
import { report } from './report';

const comments = 500;
const openings = 10;

/** Creates a page with `count` comments in threads of five, each on a different quote. */
async function pageWith(tab: Tab, { teamId, count }: { teamId: number; count: number }): Promise<string> {
  const words = Array.from({ length: 100 }, (_, index) => `<p data-id="p${index}">Call number ${index}</p>`);
  const made = await callAs(tab, calls.pages.create, {
    params: { teamId },
    body: { title: `Discussed ${count} times`, content: words.join(''), tags: [] },
  });
  const { id } = (await made.json()) as Page;
  let parentId: number | null = null;
  for (let place = 0; place < count; place += 1) {
    if (place % 5 === 0) parentId = null;
    const body: NewComment = {
      content: `Comment ${place}: who calls it, and who answers?`,
      parentId,
      ...about(place),
    };
    const response = await callAs(tab, calls.comments.create, { params: { pageId: id }, body });
    parentId = ((await response.json()) as Comment).id;
  }
  return `/pages/${id}`;
}

function about(place: number) {
  if (place % 5 > 0) return {};
  const selectedText = `Call number ${place / 5}`;
  return {
    selectedText,
    textPosition: { start: 0, end: selectedText.length, xpath: '/', blockId: `p${place / 5}` },
  };
}

test('showing a discussion of 500 comments', async ({ page, browser }) => {
  test.setTimeout(300_000);
  await new SignIn(page).as('player@touchline.example');
  const [team] = (await (await callAs(page, calls.teams.list)).json()) as Team[];
  const teamId = team?.id ?? 0;
  const coach = await browser.newPage();
  await new SignIn(coach).as('coach@touchline.example');
  const paths = {
    none: await pageWith(coach, { teamId, count: 0 }),
    all: await pageWith(coach, { teamId, count: comments }),
  };
  await coach.close();
  const script = { none: [] as number[], all: [] as number[] };
  for (let opening = 0; opening <= openings; opening += 1) {
    for (const which of ['none', 'all'] as const)
      script[which].push(await scriptTo(page, paths[which], which));
  }
  report('A page without comments, script until it is shown', script.none.slice(1));
  report(`... with ${comments}`, script.all.slice(1));
});

/** Returns milliseconds of script from navigation until the discussion is shown and the browser is idle. */
async function scriptTo(page: Tab, path: string, which: 'none' | 'all'): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(path);
  const shown = which === 'all' ? page.getByRole('article').first() : page.getByText(commentTexts.noActive);
  await shown.waitFor();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0);
}
