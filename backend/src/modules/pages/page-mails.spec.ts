import { calls, limits, type Page } from '@touchline/contract';
import type { Email } from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { doJobs, endSittings, linkTo, mailsTo } from '../../../test/jobs';
import { joinTeam, person, staffedTeam, useTeam, type Person } from '../../../test/people';
import { Clock } from '../../platform/clock';
import { Mailer } from '../../platform/mail';
import { EndedSittings } from '../lifecycle';
import { lastDigestTime } from './digest-time';
import { WeeklyDigest } from './weekly-digest';

const app = useApp();
const team = useTeam(app, beforeEach);

afterEach(() => vi.restoreAllMocks());

const subjectsTo = async ({ email }: Person) => (await mailsTo(app, email)).map(({ subject }) => subject);
const later = (milliseconds: number) => new Date(Date.now() + milliseconds);
const setClock = (now: Date) => vi.spyOn(app.app.get(Clock), 'now').mockReturnValue(now);
/** Ends all sittings and runs the jobs; returns their number. */
const sendMails = async () => {
  await endSittings(app);
  return doJobs(app);
};
const rename = (who: Person, { id: pageId }: Page, title: string) =>
  who.call(calls.pages.change, { pageId }, { body: { title } });
const star = (who: Person, { id: pageId }: Page) =>
  who.call(calls.pages.star, { pageId }, { body: { isStarred: true } });
const setLastRead = (who: Person, { id: pageId }: Page, version: number) =>
  who.call(calls.pages.setLastRead, { pageId }, { body: { version } });
const leave = ({ id: userId }: Person) =>
  team.admin.call(calls.members.remove, { teamId: team.teamId, userId });
const silence = (who: Person) =>
  who.call(calls.accounts.changeNotifications, {}, { body: { pageUpdates: false } });
const switchOff = ({ id }: Person) =>
  app.database.transaction((tx) => tx.query('update users set is_active = false where id = $1', [id]));

describe('the mail about an updated page', () => {
  let page: Page;

  beforeEach(async () => {
    page = await given.page(team.coach, team.teamId, { title: 'Lineout calls' });
  });

  it('is sent only to the author of the page and users who starred it', async () => {
    await star(team.player, page);
    await rename(team.admin, page, 'Lineout calls, week 12');
    await sendMails();
    for (const follower of [team.coach, team.player])
      expect(await subjectsTo(follower)).toEqual(['Lineout calls, week 12 was updated']);
    for (const other of [team.admin, team.outsider, team.superAdmin])
      expect(await subjectsTo(other)).toEqual([]);
    expect((await linkTo(app, team.coach.email)).pathname).toBe(`/pages/${page.id}`);
  });

  it('leads to the changes since its recipient read the page, and holds no version that others read', async () => {
    for (const follower of [team.player, team.admin]) await star(follower, page);
    await setLastRead(team.coach, page, 1);
    await rename(team.superAdmin, page, 'One');
    await setLastRead(team.player, page, 2);
    await rename(team.superAdmin, page, 'Two');
    await sendMails();
    const path = `/pages/${page.id}`;
    const own = { [`${path}?changes=1`]: team.coach, [`${path}?changes=2`]: team.player, [path]: team.admin };
    for (const [link, { email }] of Object.entries(own)) {
      const { pathname, search } = await linkTo(app, email);
      expect(pathname + search).toBe(link);
      const [mail] = await mailsTo(app, email);
      const links = `${mail?.text} ${mail?.html}`.match(/\/pages\/[^\s"<]*/g);
      expect(new Set(links)).toEqual(new Set([link]));
    }
  });

  it('leads to the page alone when its recipient has read the last version meanwhile', async () => {
    await setLastRead(team.coach, page, 1);
    await rename(team.admin, page, 'One');
    await endSittings(app);
    await setLastRead(team.coach, page, 2);
    await doJobs(app);
    const { pathname, search } = await linkTo(app, team.coach.email);
    expect([pathname, search]).toEqual([`/pages/${page.id}`, '']);
  });

  it('is not sent to the user who made the change', async () => {
    await rename(team.coach, page, 'My own words');
    expect(await sendMails()).toBe(0);
  });

  it('names all other users who changed it, the latest first', async () => {
    const analyst = await person(app, 'coach', `analyst-${team.teamId}`);
    await joinTeam(app, analyst, { teamId: team.teamId, role: 'coach' });
    await rename(analyst, page, 'One');
    await rename(team.coach, page, 'Two');
    await rename(team.admin, page, 'Three');
    await sendMails();
    const [mail] = await mailsTo(app, team.coach.email);
    const [first, second] = [team.admin, analyst].map(({ email }) => email.split('@')[0]);
    expect(mail?.text).toContain(`${first} and ${second} updated this page in Harbour RFC.`);
  });

  it('is sent once for a sitting, which ends ten minutes after the last save', async () => {
    await rename(team.admin, page, 'One');
    setClock(later(limits.sittingPauseMs - 5000));
    await app.app.get(EndedSittings).handle();
    expect(await doJobs(app)).toBe(0);
    await rename(team.admin, page, 'Two');
    setClock(later(limits.sittingPauseMs));
    await app.app.get(EndedSittings).handle();
    expect(await doJobs(app)).toBe(1);
    expect(await subjectsTo(team.coach)).toEqual(['Two was updated']);
    await app.app.get(EndedSittings).handle();
    expect(await doJobs(app)).toBe(0);
  });

  it('misses no change that is made while it is being sent', async () => {
    await rename(team.admin, page, 'One');
    const mailer = app.app.get(Mailer);
    const send = mailer.send.bind(mailer);
    vi.spyOn(mailer, 'send').mockImplementationOnce(async (mail) => {
      await rename(team.admin, page, 'Two');
      await send(mail);
    });
    await sendMails();
    await sendMails();
    expect(await subjectsTo(team.coach)).toEqual(['One was updated', 'Two was updated']);
  });

  it('is sent per page', async () => {
    const other = await given.page(team.coach, team.teamId, { title: 'Kick-offs' });
    await rename(team.admin, page, 'One');
    await rename(team.admin, other, 'Another');
    await sendMails();
    expect((await subjectsTo(team.coach)).sort()).toEqual(['Another was updated', 'One was updated']);
  });

  it('is sent to a super admin who wrote the page of another team', async () => {
    const theirs = await given.page(team.superAdmin, team.teamId, { title: 'House rules' });
    await rename(team.admin, theirs, 'House rules, new');
    await sendMails();
    expect(await subjectsTo(team.superAdmin)).toEqual(['House rules, new was updated']);
  });

  it('is not sent to users who unsubscribed', async () => {
    await silence(team.coach);
    await rename(team.admin, page, 'One');
    expect(await sendMails()).toBe(0);
  });

  it.each([
    ['left the team', leave],
    ['chose otherwise', silence],
    ['lost their account', switchOff],
  ])('is not sent to users who %s in the meantime', async (_, happens) => {
    await rename(team.admin, page, 'One');
    await endSittings(app);
    await happens(team.coach);
    expect(await doJobs(app)).toBe(1);
    expect(await subjectsTo(team.coach)).toEqual([]);
  });

  it('is not sent for a page in the bin', async () => {
    await rename(team.admin, page, 'One');
    await endSittings(app);
    await team.admin.call(calls.pages.remove, { pageId: page.id });
    await doJobs(app);
    expect(await subjectsTo(team.coach)).toEqual([]);
  });
});

describe('the weekly digest', () => {
  const week = 7 * 24 * 3600_000;
  /** The next Monday at 7:00 UTC. */
  const monday = lastDigestTime(later(week), 'UTC');
  const minutesAfterMonday = (minutes: number) => new Date(monday.getTime() + minutes * 60_000);
  const own = (...people: Person[]) =>
    app.database.transaction((tx) =>
      tx.query(
        `update users set has_set_password = true, time_zone = null, digested_at = now() - interval '30 days'
          where id = any($1)`,
        [people.map(({ id }) => id)],
      ),
    );
  const writeDigests = async (now = minutesAfterMonday(5)) => {
    setClock(now);
    await app.app.get(WeeklyDigest).handle();
    vi.restoreAllMocks();
  };
  const sendDigest = async (now?: Date) => {
    await writeDigests(now);
    await doJobs(app);
  };
  const live = (who: Person, timeZone: string) =>
    who.call(calls.accounts.changeTimeZone, {}, { body: { timeZone } });
  const digestsTo = async ({ email }: Person) =>
    (await mailsTo(app, email)).filter(({ subject }) => subject?.endsWith('this week'));

  beforeEach(async () => {
    await doJobs(app);
    await app.database.transaction((tx) => tx.query('delete from pages', []));
    await own(team.coach, team.player, team.outsider);
  });

  it('lists the pages of the reader’s teams that changed, each with its link, the latest first', async () => {
    const elsewhere = await staffedTeam(app);
    await given.page(elsewhere.coach, elsewhere.teamId, { title: 'Secret moves' });
    const older = await given.page(team.coach, team.teamId, { title: 'Kick-offs' });
    const newer = await given.page(team.coach, team.teamId, { title: 'Scrums' });
    await sendDigest();
    const [mail] = await digestsTo(team.player);
    expect(mail?.subject).toBe('2 pages changed this week');
    expect(mail?.text?.indexOf('Scrums')).toBeLessThan(mail?.text?.indexOf('Kick-offs') ?? 0);
    for (const { id } of [older, newer]) expect(mail?.html).toContain(`/pages/${id}"`);
    expect(mail?.text).not.toContain('Secret moves');
    expect(await digestsTo(team.outsider)).toEqual([]);
  });

  it('is not sent without changes, and not twice a week', async () => {
    await given.page(team.coach, team.teamId);
    await sendDigest(minutesAfterMonday(2 * 7 * 24 * 60));
    expect(await digestsTo(team.player)).toEqual([]);
    setClock(minutesAfterMonday(0));
    await Promise.all([app.app.get(WeeklyDigest).handle(), app.app.get(WeeklyDigest).handle()]);
    await writeDigests(minutesAfterMonday(15));
    await doJobs(app);
    expect(await digestsTo(team.player)).toHaveLength(1);
  });

  it('is sent on Monday at 7:00 in the time zone of the user, with times in that zone', async () => {
    const page = await given.page(team.coach, team.teamId);
    await live(team.player, 'Asia/Kathmandu');
    await live(team.coach, 'America/Los_Angeles');
    await app.database.transaction((tx) =>
      tx.query('update pages set updated_at = $2 where id = $1', [
        page.id,
        minutesAfterMonday(-24 * 60 + 30),
      ]),
    );
    const sent = async () => [await digestsTo(team.player), await digestsTo(team.coach)];
    const inKathmandu = -(5 * 60 + 45);
    await sendDigest(minutesAfterMonday(inKathmandu - 1));
    expect((await sent()).map(({ length }) => length)).toEqual([0, 0]);
    await sendDigest(minutesAfterMonday(inKathmandu));
    expect((await sent()).map(({ length }) => length)).toEqual([1, 0]);
    await sendDigest(minutesAfterMonday(6 * 60 + 59));
    expect((await sent()).map(({ length }) => length)).toEqual([1, 0]);
    await sendDigest(minutesAfterMonday(8 * 60));
    const [[nepal], [west]] = (await sent()) as [Email[], Email[]];
    expect(nepal?.text).toMatch(/Harbour RFC · Sun \d+ \w+, 13:15/);
    expect(west?.text).toMatch(/Harbour RFC · (Sat \d+ \w+, 23:30|Sun \d+ \w+, 00:30)/);
  });

  it('has dates without a time of day when the time zone is unknown', async () => {
    await given.page(team.coach, team.teamId);
    await sendDigest();
    const [mail] = await digestsTo(team.player);
    expect(mail?.text).toMatch(/Harbour RFC · \w{3} \d+ \w+\n/);
  });

  it('is sent once to a traveller for whom Monday begins twice', async () => {
    await given.page(team.coach, team.teamId);
    await live(team.player, 'Pacific/Kiritimati');
    await sendDigest(minutesAfterMonday(-14 * 60));
    await live(team.player, 'Pacific/Pago_Pago');
    await sendDigest(minutesAfterMonday(11 * 60));
    expect(await digestsTo(team.player)).toHaveLength(1);
  });

  it('is sent late by a worker that was down at 7:00, but not on another day', async () => {
    await given.page(team.coach, team.teamId);
    await sendDigest(minutesAfterMonday(24 * 60));
    expect(await digestsTo(team.player)).toEqual([]);
    await sendDigest(minutesAfterMonday(23 * 60));
    expect(await digestsTo(team.player)).toHaveLength(1);
  });

  it('leaves out pages in the bin; is not sent to users who unsubscribed or never signed in', async () => {
    const page = await given.page(team.coach, team.teamId, { title: 'Gone' });
    await given.page(team.coach, team.teamId, { title: 'Scrums' });
    await team.coach.call(calls.pages.remove, { pageId: page.id });
    await silence(team.coach);
    await sendDigest();
    expect((await digestsTo(team.player)).map(({ subject }) => subject)).toEqual([
      '1 page changed this week',
    ]);
    for (const silent of [team.coach, team.admin]) expect(await digestsTo(silent)).toEqual([]);
  });

  it('lists the latest twelve pages and the number of all others', async () => {
    await app.database.transaction((tx) =>
      tx.query(
        `insert into pages (team_id, title, created_by)
         select $1, 'Page ' || n, $2 from generate_series(1, 60) as n`,
        [team.teamId, team.coach.id],
      ),
    );
    await sendDigest();
    const [mail] = await digestsTo(team.player);
    expect(mail?.subject).toBe('60 pages changed this week');
    expect(mail?.html?.match(/\/pages\/\d+"/g)).toHaveLength(12);
    for (const part of [mail?.text, mail?.html]) expect(part).toContain('And 48 more.');
  });
});
