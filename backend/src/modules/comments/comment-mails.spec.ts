import { calls, type Comment, type Page } from '@touchline/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { doJobs, linkTo, mailsTo } from '../../../test/jobs';
import { useTeam, type Person } from '../../../test/people';
import { Clock } from '../../platform/clock';
import { MAIL_DEBOUNCE_MS } from '../auth';

const app = useApp();
const team = useTeam(app, beforeEach);
let page: Page;

beforeEach(async () => {
  page = await given.page(team.coach, team.teamId, { title: 'Lineout calls' });
});
afterEach(() => vi.restoreAllMocks());

const later = (milliseconds: number) => new Date(Date.now() + milliseconds);
const nameOf = ({ email }: Person) => email.split('@')[0];
const subjectsTo = async ({ email }: Person) => (await mailsTo(app, email)).map(({ subject }) => subject);
const textTo = async ({ email }: Person) => (await mailsTo(app, email)).at(-1)?.text ?? '';
const say = (who: Person, content: string, parentId?: number) =>
  given.comment(who, page.id, { content, ...(parentId && { parentId }) });
const remove = (who: Person, { id: commentId }: Comment) => who.call(calls.comments.remove, { commentId });

describe('the mail about a comment', () => {
  it('is sent to the author of the page, with the content', async () => {
    await say(team.player, 'Which foot leads?');
    await doJobs(app);
    expect(await subjectsTo(team.coach)).toEqual(['Comments on Lineout calls']);
    expect(await textTo(team.coach)).toContain('Which foot leads?');
    expect((await linkTo(app, team.coach.email)).pathname).toBe(`/pages/${page.id}`);
    for (const other of [team.player, team.admin, team.superAdmin])
      expect(await subjectsTo(other)).toEqual([]);
  });

  it('leads to the first comment, and quotes the words that its thread is about', async () => {
    const textPosition = { start: 0, end: 5, xpath: '/p[1]' };
    const first = await given.comment(team.player, page.id, {
      content: 'Why?',
      selectedText: 'Front',
      textPosition,
    });
    await say(team.admin, 'Speed.', first.id);
    await say(team.player, 'A question without a quote');
    await doJobs(app);
    const { pathname, hash } = await linkTo(app, team.coach.email);
    expect(pathname + hash).toBe(`/pages/${page.id}#comment-${first.id}`);
    const text = await textTo(team.coach);
    expect(text).toMatch(/On “Front”:\s+Why\?[^]*On “Front”:\s+Speed\.[^]*\n {2}A question without/);
    expect(text.match(/On “/g)).toHaveLength(2);
  });

  it('is one conversation with the other mails about the page in mail programs', async () => {
    await say(team.player, 'First');
    await doJobs(app);
    vi.spyOn(app.app.get(Clock), 'now').mockReturnValue(later(MAIL_DEBOUNCE_MS));
    await say(team.admin, 'Second');
    await doJobs(app);
    const mails = await mailsTo(app, team.coach.email);
    expect(mails.map(({ subject, inReplyTo, references }) => [subject, inReplyTo, references])).toEqual(
      Array(2).fill([
        'Comments on Lineout calls',
        `<comments-page-${page.id}@localhost>`,
        `<comments-page-${page.id}@localhost>`,
      ]),
    );
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
  });

  it('is sent to all users of the thread, not to those of other threads', async () => {
    const first = await say(team.player, 'Which foot leads?');
    const reply = await say(team.admin, 'The left one.', first.id);
    await doJobs(app);
    expect(await subjectsTo(team.player)).toEqual(['Comments on Lineout calls']);
    await say(team.player, 'And with wind?', reply.id);
    await say(team.player, 'Another thing');
    await doJobs(app);
    expect(await textTo(team.admin)).toContain('And with wind?');
    expect(await textTo(team.admin)).not.toContain('Another thing');
  });

  it('is sent neither for the user’s own comments nor for resolved threads', async () => {
    const own = await say(team.coach, 'A note to myself');
    await say(team.coach, 'And one more', own.id);
    const body = { isResolved: true };
    await team.admin.call(calls.comments.resolve, { commentId: own.id }, { body });
    expect(await doJobs(app)).toBe(0);
  });

  it('is debounced: sent once per page, ten minutes after the first comment, with all of them', async () => {
    await say(team.player, 'First');
    await say(team.admin, 'Second');
    expect(await doJobs(app, later(MAIL_DEBOUNCE_MS - 5000))).toBe(0);
    expect(await doJobs(app, later(MAIL_DEBOUNCE_MS))).toBe(1);
    expect(await subjectsTo(team.coach)).toEqual(['Comments on Lineout calls']);
    expect(await textTo(team.coach)).toContain(
      `${nameOf(team.player)} and ${nameOf(team.admin)} commented on this page`,
    );
    expect(await textTo(team.coach)).toMatch(/First[^]*Second/);
  });

  it('is sent again for later comments, without those of the last mail', async () => {
    await say(team.player, 'First');
    await doJobs(app);
    vi.spyOn(app.app.get(Clock), 'now').mockReturnValue(later(MAIL_DEBOUNCE_MS));
    await say(team.player, 'Second');
    expect(await doJobs(app, later(2 * MAIL_DEBOUNCE_MS - 5000))).toBe(0);
    expect(await doJobs(app, later(2 * MAIL_DEBOUNCE_MS))).toBe(1);
    expect(await subjectsTo(team.coach)).toHaveLength(2);
    expect(await textTo(team.coach)).toContain('Second');
    expect(await textTo(team.coach)).not.toContain('First');
  });

  it('is not sent for deleted comments, and contains the current content', async () => {
    const gone = await say(team.player, 'A slip');
    await remove(team.player, gone);
    await doJobs(app);
    expect(await subjectsTo(team.coach)).toEqual([]);
    const { id: commentId } = await say(team.player, 'Wich foot?');
    await team.player.call(calls.comments.edit, { commentId }, { body: { content: 'Which foot?' } });
    await doJobs(app);
    expect(await textTo(team.coach)).toContain('Which foot?');
  });

  it('leaves out comments that were deleted after a reply', async () => {
    const slip = await say(team.player, 'A slip');
    await say(team.admin, 'I heard that', slip.id);
    await remove(team.player, slip);
    await doJobs(app);
    expect(await subjectsTo(team.coach)).toEqual(['Comments on Lineout calls']);
    expect(await textTo(team.coach)).not.toContain(nameOf(team.player));
  });

  it('cuts a long comment between characters, never through one', async () => {
    await say(team.player, `a${'🏉'.repeat(600)}`);
    await doJobs(app);
    expect(await textTo(team.coach)).toContain(`a${'🏉'.repeat(499)}…`);
  });

  it('keeps line breaks, under the name of the author', async () => {
    await say(team.player, 'The left one.\nSee the drawing.');
    await doJobs(app);
    const [mail] = await mailsTo(app, team.coach.email);
    expect(mail?.text).toContain(`* ${nameOf(team.player)}\n  The left one.\n  See the drawing.\n`);
    expect(mail?.html).toContain('The left one.<br>See the drawing.');
  });

  it('lists twenty comments and the number of all others', async () => {
    for (let number = 1; number <= 23; number++) await say(team.player, `No. ${number}.`);
    await doJobs(app);
    const [mail] = await mailsTo(app, team.coach.email);
    for (const part of [mail?.text, mail?.html]) {
      expect(part?.match(/No\. \d+\./g)).toHaveLength(20);
      expect(part).toContain('And 3 more.');
    }
  });

  it('is sent to a super admin for replies in teams of others', async () => {
    const asked = await say(team.superAdmin, 'Is this still right?');
    await say(team.player, 'It is.', asked.id);
    await doJobs(app);
    expect(await textTo(team.superAdmin)).toContain('It is.');
  });

  it.each([
    ['left the team', (userId: number) => ['delete from team_members where user_id = $1', userId] as const],
    [
      'lost their account',
      (userId: number) => ['update users set is_active = false where id = $1', userId] as const,
    ],
    [
      'chose otherwise',
      (userId: number) => ['update users set notify_comments = false where id = $1', userId] as const,
    ],
  ])('is not sent to users who %s in the meantime', async (_, happens) => {
    await say(team.player, 'Which foot leads?');
    const [statement, userId] = happens(team.coach.id);
    await app.database.transaction((tx) => tx.query(statement, [userId]));
    expect(await doJobs(app)).toBe(1);
    expect(await subjectsTo(team.coach)).toEqual([]);
  });

  it('is not sent to users who unsubscribed, nor for a page in the bin', async () => {
    await say(team.player, 'Which foot leads?');
    await team.admin.call(calls.pages.remove, { pageId: page.id });
    expect(await doJobs(app)).toBe(1);
    expect(await subjectsTo(team.coach)).toEqual([]);
    page = await given.page(team.coach, team.teamId);
    await team.coach.call(calls.accounts.changeNotifications, {}, { body: { comments: false } });
    await say(team.player, 'Which foot leads?');
    expect(await doJobs(app)).toBe(0);
  });
});
