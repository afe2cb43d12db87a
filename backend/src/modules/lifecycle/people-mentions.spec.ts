import { calls, notificationSentence, type Notifications, type Page } from '@touchline/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { doJobs, endSittings, linkTo, mailsTo } from '../../../test/jobs';
import { useTeam, type Person } from '../../../test/people';

const app = useApp();
const team = useTeam(app, beforeEach);
afterEach(() => vi.restoreAllMocks());

const nameOf = ({ email }: Person) => email.split('@')[0] ?? '';
const line = (html: string) => `<p data-id="block-1">${html}</p>`;
const asking = (...people: Person[]) => line(`Ask ${people.map((one) => `@${nameOf(one)}`).join(' and ')}.`);
const bell = async (who: Person, query: object = { pageMentions: 'yes' }) =>
  ((await who.call(calls.notifications.list, {}, { query: { ...query } })).body as Notifications)
    .notifications;
const mentions = async (who: Person) =>
  (await bell(who)).filter(({ kind }) => kind === 'page_mention').map(notificationSentence);
const mailsAbout = async ({ email }: Person) =>
  (await mailsTo(app, email))
    .map(({ subject }) => subject)
    .filter((subject) => subject?.includes('mentioned'));

/** Saves a page eleven minutes ago, and runs the job that finds ended sittings. */
async function write({ id: pageId }: Page, content: string) {
  await team.coach.call(calls.pages.change, { pageId }, { body: { content } });
  await endSittings(app);
}
const publish = (pageId: number) => team.coach.call(calls.pages.publish, { pageId }, { body: {} });

describe('a user whom a page mentions', () => {
  it('is notified once, in the bell and by mail, when the sitting has ended', async () => {
    const page = await given.page(team.coach, team.teamId, { title: 'Match plan' });
    await write(page, asking(team.player));
    await write(page, asking(team.player) + line('More'));
    expect(await mentions(team.player)).toEqual([`${nameOf(team.coach)} mentioned you in Match plan`]);
    await doJobs(app);
    expect(await mailsAbout(team.player)).toEqual([`${nameOf(team.coach)} mentioned you in Match plan`]);
    expect((await linkTo(app, team.player.email)).pathname).toBe(`/pages/${page.id}`);
    for (const other of [team.admin, team.coach]) expect(await mentions(other)).toEqual([]);
  });

  it('is notified again when the mention was removed and is made again', async () => {
    const page = await given.page(team.coach, team.teamId, { title: 'Match plan' });
    for (const content of [asking(team.player), line('Nobody'), asking(team.player)])
      await write(page, content);
    expect(await mentions(team.player)).toHaveLength(2);
  });

  it('is notified of a draft only when it is published, unless they edit the team', async () => {
    const page = await given.page(team.coach, team.teamId, { title: 'Secret', draft: true });
    await write(page, asking(team.player, team.admin, team.outsider));
    expect(await mentions(team.admin)).toHaveLength(1);
    expect(await bell(team.player)).toEqual([]);
    await publish(page.id);
    await doJobs(app);
    expect(await mentions(team.player)).toEqual([`${nameOf(team.coach)} mentioned you in Secret`]);
    expect(await mentions(team.admin)).toHaveLength(1);
    expect(await bell(team.outsider)).toEqual([]);
    expect(await mailsAbout(team.outsider)).toEqual([]);
  });

  it('gets no mail with the checkbox Comments off, and is notified in the app', async () => {
    await team.player.call(calls.accounts.changeNotifications, {}, { body: { comments: false } });
    const page = await given.page(team.coach, team.teamId, { title: 'Match plan' });
    await write(page, asking(team.player));
    await doJobs(app);
    expect(await mentions(team.player)).toHaveLength(1);
    expect(await mailsAbout(team.player)).toEqual([]);
  });

  it('is sent the kind `mention` when the app does not know `page_mention` yet', async () => {
    const page = await given.page(team.coach, team.teamId, { title: 'Match plan' });
    await write(page, asking(team.player));
    expect((await bell(team.player, {})).map(({ kind }) => kind)).toEqual(['mention']);
  });
});

describe('a user whom a play mentions', () => {
  it('is notified when the sitting has ended', async () => {
    const play = await given.play(team.coach, team.teamId, { name: 'Lighthouse' });
    const body = { content: asking(team.player) };
    await team.coach.call(calls.plays.change, { playId: play.id }, { body });
    expect(await mentions(team.player)).toEqual([]);
    await endSittings(app);
    expect(await mentions(team.player)).toEqual([`${nameOf(team.coach)} mentioned you in Lighthouse`]);
    await doJobs(app);
    expect((await linkTo(app, team.player.email)).pathname).toBe(`/plays/${play.id}`);
  });

  it('is notified of a draft only when it is published, unless they edit the team', async () => {
    const content = asking(team.player, team.admin, team.outsider);
    const { id: playId } = await given.play(team.coach, team.teamId, {
      name: 'Secret',
      content,
      draft: true,
    });
    await endSittings(app);
    await doJobs(app);
    expect(await mentions(team.admin)).toHaveLength(1);
    expect(await bell(team.player)).toEqual([]);
    expect(await mailsAbout(team.player)).toEqual([]);
    await team.coach.call(calls.plays.publish, { playId }, { body: {} });
    await doJobs(app);
    const sentences = [`${nameOf(team.coach)} mentioned you in Secret`];
    expect(await mentions(team.player)).toEqual(sentences);
    expect(await mailsAbout(team.player)).toEqual(sentences);
    expect(await mentions(team.admin)).toHaveLength(1);
    expect(await bell(team.outsider)).toEqual([]);
    expect(await mailsAbout(team.outsider)).toEqual([]);
  });

  it('is notified of a new play, once', async () => {
    const play = await given.play(team.coach, team.teamId, { name: 'Trap', content: asking(team.player) });
    await team.coach.call(calls.plays.change, { playId: play.id }, { body: { name: 'Trap left' } });
    expect(await mentions(team.player)).toEqual([]);
    await doJobs(app);
    await endSittings(app);
    expect(await mentions(team.player)).toEqual([`${nameOf(team.coach)} mentioned you in Trap left`]);
  });
});
