import { calls, type Page, type Play } from '@touchline/contract';
import { expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { exportTeam, importTeam } from '../../../test/archive';
import { given } from '../../../test/given';
import { staffedTeam } from '../../../test/people';
import { entriesIn } from '../../../test/zip';

const app = useApp();

it('mentions in an archive read with current titles and link within it, and name the imported pages and plays', async () => {
  const team = await staffedTeam(app);
  const other = await staffedTeam(app);
  const { coach, teamId } = team;
  const target = await given.page(coach, teamId, { title: 'Old calls' });
  const falcon = await given.play(coach, teamId, { name: 'Falcon' });
  const foreign = await given.page(other.coach, other.teamId, { title: 'Their report' });
  const to = (kind: 'page' | 'play', id: number, words: string) =>
    `<a href="/${kind}s/${id}" data-${kind}="${id}">${words}</a>`;
  const content = (page: number, play: number, last: string) =>
    `<p data-id="block-1">${to('page', page, 'New calls')}, ${to('play', play, 'Falcon')}, ${last}.</p>`;
  const naming = await given.page(coach, teamId, {
    title: 'Plan',
    content: content(target.id, falcon.id, to('page', foreign.id, 'Their report')),
  });
  await given.play(coach, teamId, { name: 'Eagle', content: content(target.id, falcon.id, 'too') });
  await coach.call(calls.pages.change, { pageId: target.id }, { body: { title: 'New calls' } });

  const zip = await exportTeam(app, team);
  const markdown = (await entriesIn(zip))[`pages/${naming.id}-plan.md`]?.toString();
  expect(markdown).toContain(
    `[New calls](${target.id}-new-calls.md), [Falcon](../plays/${falcon.id}-falcon.md), Page you cannot open.`,
  );

  const into = await staffedTeam(app);
  expect((await importTeam(app, into.coach, { teamId: into.teamId, zip })).status).toBe(201);
  const pages = (await into.coach.call(calls.pages.list, { teamId: into.teamId })).body as Page[];
  const plays = (await into.coach.call(calls.plays.list, { teamId: into.teamId })).body as Play[];
  const idOf = (title: string) => pages.find((page) => page.title === title)?.id ?? 0;
  const falconId = plays.find(({ name }) => name === 'Falcon')?.id ?? 0;
  expect(falconId).toBeGreaterThan(falcon.id);
  expect(pages.find(({ title }) => title === 'Plan')?.content).toBe(
    content(idOf('New calls'), falconId, 'Page you cannot open'),
  );
  expect(plays.find(({ name }) => name === 'Eagle')?.content).toBe(
    content(idOf('New calls'), falconId, 'too'),
  );
});
