import { calls, mentionTexts, playTexts, type PageFileJob, type Play } from '@touchline/contract';
import { boardTexts, samplePlays } from '@touchline/contract/boards';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { doJobs } from '../../../test/jobs';
import { fetchBytes } from '../../../test/media';
import { pdfReading } from '../../../test/pdf';
import { useTeam, type Person } from '../../../test/people';

const app = useApp();
const team = useTeam(app, beforeEach);
let play: Play;

beforeEach(async () => {
  play = await given.play(team.coach, team.teamId, {
    name: 'Overlap, short side',
    description: 'Two against one on the right.',
    formation: '4-3-3',
    content: '<p data-id="block-1">Call it early.</p>',
    tags: ['Attack'],
    board: samplePlays.soccer,
  });
});

const create = (user: Person, playId = play.id) => user.call(calls.pageFiles.createForPlay, { playId });
const look = (user: Person, { id }: PageFileJob) => user.call(calls.pageFiles.job, { jobId: id });
const made = async (user: Person, playId = play.id) => {
  const { status, body } = await create(user, playId);
  expect(status).toBe(202);
  await doJobs(app);
  return (await look(user, body as PageFileJob)).body as PageFileJob;
};
const fetch = (user: Person, { url }: PageFileJob) => fetchBytes(app, user, { url: url ?? '' });

describe('the PDF of a play', () => {
  it('holds its name, description, formation, tags, board and text, for a player', async () => {
    const job = await made(team.player);
    expect(job).toMatchObject({ playId: play.id, state: 'done' });
    expect(job.url).toContain(encodeURIComponent('Overlap, short side.pdf'));
    const text = pdfReading.text((await fetch(team.player, job)).body as Buffer).replace(/\s+/g, ' ');
    const { name, description } = play;
    const captions = samplePlays.soccer.steps.flatMap(({ caption }) => caption ?? []);
    for (const part of [name, description ?? '', `${playTexts.formation}: 4-3-3`, 'Attack', ...captions])
      expect(text).toContain(part);
    expect(text).toContain(boardTexts.ends);
    expect(text).toContain('Call it early.');
  });

  it('has the titles of mentions that the user who requested it may see, and no other', async () => {
    const draft = await given.page(team.coach, team.teamId, { title: 'Secret lineup', draft: true });
    const secret = await given.play(team.coach, team.teamId, { name: 'Secret lineout', draft: true });
    const content =
      `<p data-id="block-1">See <a href="/pages/${draft.id}" data-page="${draft.id}">Secret lineup</a>.</p>` +
      `<p data-id="block-2">See <a href="/plays/${secret.id}" data-play="${secret.id}">Secret lineout</a>.</p>`;
    const { id } = await given.play(team.coach, team.teamId, { content });
    const textFor = async (user: Person) =>
      pdfReading.text((await fetch(user, await made(user, id))).body as Buffer);
    const hidden = await textFor(team.player);
    for (const words of Object.values(mentionTexts.hidden)) expect(hidden).toContain(`See ${words}.`);
    expect(hidden).not.toContain('Secret');
    const whole = await textFor(team.coach);
    for (const words of ['Secret lineup', 'Secret lineout']) expect(whole).toContain(`See ${words}.`);
  });

  it('is made without a board, too', async () => {
    const { id } = await given.play(team.coach, team.teamId, { name: 'Words only' });
    const text = pdfReading.text((await fetch(team.player, await made(team.player, id))).body as Buffer);
    expect(text).toContain('Words only');
    expect(text).not.toContain(boardTexts.ends);
  });

  it('is rendered once for repeated requests, apart from that of a page with the same id', async () => {
    const twins = await given.twins(app, team.coach, team.teamId);
    const first = (await create(team.player, twins.play.id)).body as PageFileJob;
    expect(((await create(team.player, twins.play.id)).body as PageFileJob).id).toBe(first.id);
    const { body } = await team.player.call(calls.pageFiles.create, { pageId: twins.page.id });
    expect((body as PageFileJob).id).not.toBe(first.id);
    expect(body).toMatchObject({ pageId: twins.page.id, playId: null });
    await doJobs(app);
  });

  it('is only for the user who requested it, and not found for a draft, in the bin and for other teams', async () => {
    const job = await made(team.player);
    expect((await fetch(team.coach, job)).status).toBe(404);
    await team.coach.call(calls.plays.unpublish, { playId: play.id });
    expect((await create(team.player)).status).toBe(404);
    expect((await look(team.player, job)).status).toBe(404);
    expect((await fetch(team.player, job)).status).toBe(404);
    expect((await create(team.coach)).status).toBe(202);
    await team.coach.call(calls.plays.remove, { playId: play.id });
    expect((await create(team.coach)).status).toBe(404);
    expect((await create(team.outsider)).status).toBe(404);
    await doJobs(app);
  });
});
