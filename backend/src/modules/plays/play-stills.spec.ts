import { calls, get, type Pin, type Play, type StarredList } from '@touchline/contract';
import { boardSamples } from '@touchline/contract/boards';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { fetchBytes } from '../../../test/media';
import { useTeam } from '../../../test/people';

const app = useApp();
const team = useTeam(app, beforeEach);
const { overlap, pickAndRoll } = boardSamples;
let play: Play;

beforeEach(async () => {
  play = await given.play(team.coach, team.teamId, { name: 'Falcon', board: overlap });
});

const listed = async (who = team.player) =>
  ((await who.call(calls.plays.list, { teamId: team.teamId })).body as Play[])[0]!;
const save = (body: object) => team.coach.call(calls.plays.change, { playId: play.id }, { body });
const open = (url: string, headers: Record<string, string> = {}) =>
  fetchBytes(app, team.player, { url, headers });
const drawing = async (url: string) => ((await open(url)).body as Buffer).toString();

describe('the still of a play', () => {
  it('has its URL in the lists of plays, pins and stars instead of the board', async () => {
    const stillUrl = `/api/plays/${play.id}/still.svg?v=1`;
    await team.coach.call(calls.pins.pinPlay, { playId: play.id }, { body: { isPinned: true } });
    await team.player.call(calls.plays.star, { playId: play.id }, { body: { isStarred: true } });
    const { body: pins } = await team.player.call(calls.pins.list, { teamId: team.teamId });
    const { body: starred } = await team.player.call(calls.starred.list);
    expect(await listed()).toMatchObject({ name: 'Falcon', stillUrl });
    expect(await listed()).not.toHaveProperty('board');
    expect((pins as Pin[])[0]).toMatchObject({ title: 'Falcon', stillUrl });
    expect((starred as StarredList).items[0]).toMatchObject({ title: 'Falcon', stillUrl });
    expect(play).toMatchObject({ board: overlap, stillUrl });
  });

  it('is null for a play without a board, and for one whose board was removed', async () => {
    await save({ board: null });
    expect((await listed()).stillUrl).toBeNull();
    expect((await open(`/api/plays/${play.id}/still.svg?v=2`)).status).toBe(404);
  });

  it('is an SVG file with its colours for light and dark, and may do nothing when it is opened by itself', async () => {
    const { status, headers, body } = await open((await listed()).stillUrl!);
    const svg = (body as Buffer).toString();
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="/);
    expect(svg).toContain('[data-f=us]{fill:#0b7a43}');
    expect(svg).toMatch(/@media\(prefers-color-scheme:dark\)\{.*\[data-f=us\]\{fill:#3fc97f\}/);
    expect(svg).toContain('>Okafor</text>');
  });

  it('has a new URL when the board changes, and the old one shows the new board without being cached', async () => {
    const before = (await listed()).stillUrl!;
    const old = await drawing(before);
    await save({ board: pickAndRoll });
    const after = (await listed()).stillUrl!;
    expect(after).toBe(`/api/plays/${play.id}/still.svg?v=2`);
    expect(await drawing(after)).not.toBe(old);
    expect(await drawing(before)).toBe(await drawing(after));
    expect((await open(before)).headers['cache-control']).toBe('private, no-cache');
    expect((await open(after)).headers['cache-control']).toBe('private, max-age=2592000, immutable');
  });

  it('is not sent again to a browser that has it', async () => {
    const url = (await listed()).stillUrl!;
    const { headers } = await open(url);
    const { status, body } = await open(url, { 'if-none-match': headers.etag as string });
    expect(status).toBe(304);
    expect((body as Buffer).length).toBe(0);
  });

  it('escapes the words of a board', async () => {
    const [first, ...pieces] = overlap.pieces;
    await save({ board: { ...overlap, pieces: [{ ...first, name: '</text><script>' }, ...pieces] } });
    const svg = await drawing((await listed()).stillUrl!);
    expect(svg).not.toContain('<script');
    expect(svg).toContain('&lt;/text&gt;&lt;script&gt;');
  });

  it('is gone for players while the play is a draft, and for all while it is in the bin', async () => {
    const url = play.stillUrl!;
    await team.coach.call(calls.plays.unpublish, { playId: play.id });
    expect((await open(url)).status).toBe(404);
    expect((await team.coach.call(get(url))).status).toBe(200);
    await team.coach.call(calls.plays.remove, { playId: play.id });
    expect((await team.coach.call(get(url))).status).toBe(404);
  });
});
