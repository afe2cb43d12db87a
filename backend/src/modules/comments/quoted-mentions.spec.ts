import {
  calls,
  mentionTexts,
  type Comment,
  type CommentAnchors,
  type Page,
  type PlayComment,
  type TextPosition,
} from '@touchline/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { doJobs, mailsTo } from '../../../test/jobs';
import { useTeam, type Person } from '../../../test/people';

const app = useApp();
const team = useTeam(app, beforeEach);
let draft: Page;

const title = 'Secret lineup';
const hidden = mentionTexts.hidden.page;

beforeEach(async () => {
  draft = await given.page(team.coach, team.teamId, { title, draft: true });
});

const to = ({ id }: { id: number }, words = title) => `<a href="/pages/${id}" data-page="${id}">${words}</a>`;
const pageWith = (content: string) => given.page(team.coach, team.teamId, { title: 'Match plan', content });

/** Quotes words of a text as the app does. */
function quoteIn(text: string, words: string, contextChars = 32) {
  const start = text.indexOf(words);
  const end = start + words.length;
  const prefix = text.slice(Math.max(0, start - contextChars), start);
  const textPosition = { start, end, xpath: '', prefix, suffix: text.slice(end, end + contextChars) };
  return { selectedText: words, textPosition };
}

const ask = (who: Person, { id }: Page, quote: { selectedText: string; textPosition?: TextPosition }) =>
  given.comment(who, id, { content: 'Why?', ...quote });
const quoteOf = ({ selectedText, textPosition }: Pick<Comment, 'selectedText' | 'textPosition'>) => ({
  selectedText,
  textPosition,
});
const quoteFor = async (who: Person, { id: pageId }: Page, query = {}) => {
  const { body } = await who.call(calls.comments.list, { pageId }, { query });
  return quoteOf((body as Comment[])[0]!);
};
const text = `Study ${title} before Friday.`;
const content = (page: Page) => `<p data-id="b1">Study ${to(page)} before Friday.</p>`;

describe('a quote with a mention', () => {
  it('has the title for those who can open the page, and none for others, in each answer and mail', async () => {
    const page = await pageWith(content(draft));
    const quote = quoteIn(text, `Study ${title}`);
    expect(quoteOf(await ask(team.coach, page, quote))).toEqual(quote);
    expect(await quoteFor(team.admin, page)).toEqual(quote);
    const forPlayers = quoteIn(`Study ${hidden} before Friday.`, `Study ${hidden}`);
    expect(await quoteFor(team.player, page)).toEqual(forPlayers);

    const [{ id }] = (await team.player.call(calls.comments.list, { pageId: page.id })).body as [Comment];
    const reply = await given.comment(team.player, page.id, { content: 'For the cup', parentId: id });
    await given.comment(team.coach, page.id, { content: 'No', parentId: reply.id });
    await doJobs(app);
    const mails = (await mailsTo(app, team.player.email)).map((mail) => mail.text ?? '');
    expect(mails.join('\n')).toContain(`On “Study ${hidden}”`);
    const ids = { pageId: page.id };
    const answers = [
      await team.player.call(calls.comments.list, ids),
      await team.player.call(calls.comments.threads, ids, { query: { view: 'threads', state: 'active' } }),
      await team.player.call(calls.comments.anchors, ids, { query: { view: 'anchors', state: 'active' } }),
      await team.superAdmin.call(calls.comments.list, ids, { query: { as: 'player' } }),
      await team.superAdmin.call(calls.comments.anchors, ids, {
        query: { view: 'anchors', state: 'active', as: 'player' },
      }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.text).toContain(hidden);
    }
    const { anchors } = answers[2]!.body as CommentAnchors;
    expect(anchors.map(quoteOf)).toEqual([forPlayers]);
    for (const shown of [...mails, ...answers.map((answer) => answer.text)])
      expect(shown).not.toMatch(/Secret|lineup/);
  });

  it('has the current title after the page was renamed', async () => {
    const page = await pageWith(content(draft));
    await ask(team.coach, page, quoteIn(text, 'before Friday'));
    await team.coach.call(calls.pages.change, { pageId: draft.id }, { body: { title: 'Cup lineup' } });
    expect(await quoteFor(team.coach, page)).toEqual(
      quoteIn('Study Cup lineup before Friday.', 'before Friday'),
    );
    await team.coach.call(calls.pages.publish, { pageId: draft.id }, { body: {} });
    expect(await quoteFor(team.player, page)).toEqual(
      quoteIn('Study Cup lineup before Friday.', 'before Friday'),
    );
  });

  it('has the title for the coach when a player quotes what players see in its place', async () => {
    const page = await pageWith(content(draft));
    await ask(team.player, page, quoteIn(`Study ${hidden} before Friday.`, hidden));
    expect(await quoteFor(team.coach, page)).toEqual(quoteIn(text, title));
  });

  it('includes the whole mention when it begins or ends inside it', async () => {
    const page = await pageWith(content(draft));
    expect(quoteOf(await ask(team.coach, page, quoteIn(text, 'lineup before')))).toEqual(
      quoteIn(text, `${title} before`),
    );
    expect((await quoteFor(team.player, page)).selectedText).toBe(`${hidden} before`);
  });

  it.each([
    ['before it', 'before Friday', 8],
    ['after it', 'Study', 8],
  ])('has no part of a title where its context %s is cut', async (_, words, contextChars) => {
    const page = await pageWith(content(draft));
    await ask(team.coach, page, quoteIn(text, words, contextChars));
    const { textPosition, selectedText } = await quoteFor(team.player, page);
    expect(selectedText).toBe(words);
    expect(JSON.stringify(textPosition)).toContain(hidden);
    expect(JSON.stringify(textPosition)).not.toMatch(/Secret|lineup|neup|Secr/);
  });

  it('keeps words that only equal a title', async () => {
    const other = `${title} is a phrase of ours, as is the other.`;
    const page = await pageWith(`${content(draft)}<p>${other}</p>`);
    const whole = `${text}\n${other}`;
    const quote = quoteIn(whole, 'is a phrase', title.length + 1);
    await ask(team.coach, page, quote);
    expect(await quoteFor(team.player, page)).toEqual(quote);
  });

  it.each([
    ['changed meanwhile', `Read ${title} before Saturday.`, 'before Saturday'],
    ['is not saved yet', `${title} comes first, then rest.`, `${title} comes`],
    ['holds a part of it at the edge', `Study ${title}`.slice(0, -3), 'Study'],
  ])('is found by its title when the page does not contain the words: it %s', async (_, written, words) => {
    const page = await pageWith(content(draft));
    await ask(team.coach, page, quoteIn(written, words));
    const shown = JSON.stringify(await quoteFor(team.player, page));
    expect(shown).toContain(hidden);
    expect(shown).not.toMatch(/Secret|lineup/);
  });

  it('has no position when it was sent without one', async () => {
    const page = await pageWith(content(draft));
    await ask(team.coach, page, { selectedText: text });
    expect(await quoteFor(team.player, page)).toEqual({
      selectedText: `Study ${hidden} before Friday.`,
      textPosition: null,
    });
  });

  it.each([' ', '\n\u00a0\t', 'x'.repeat(1000), '.'])(
    'is nothing in a quote of other characters: %j',
    async (selectedText) => {
      const page = await pageWith(content(draft));
      await ask(team.coach, page, { selectedText });
      expect((await quoteFor(team.player, page)).selectedText).toBe(selectedText);
    },
  );

  it('takes seconds of processor time, not minutes, in a text that repeats itself', async () => {
    const letters = 'a'.repeat(900);
    const page = await pageWith(
      `<p>${Array.from({ length: 500 }, () => to(draft, 'x') + letters).join(' ')}</p>`,
    );
    const before = process.cpuUsage();
    for (const selectedText of [letters, `${letters}b`]) await ask(team.coach, page, { selectedText });
    const { user } = process.cpuUsage(before);
    expect(user / 1e6, 'seconds of processor time').toBeLessThan(20);
  });

  it('shows no title when a user writes the mark of a mention', async () => {
    const page = await pageWith('<p>Run</p>');
    await ask(team.player, page, { selectedText: `Run \u2063page:${draft.id}\u2063` });
    expect((await quoteFor(team.coach, page)).selectedText).not.toContain(title);
  });

  it('of a play has the title for those who can open the page only', async () => {
    const { id: playId } = await given.play(team.coach, team.teamId, { content: content(draft) });
    const quote = quoteIn(text, `Study ${title}`);
    await given.playComment(team.coach, playId, quote);
    const read = async (who: Person) =>
      quoteOf(((await who.call(calls.playComments.list, { playId })).body as PlayComment[])[0]!);
    expect(await read(team.coach)).toEqual(quote);
    expect((await read(team.player)).selectedText).toBe(`Study ${hidden}`);
  });
});
