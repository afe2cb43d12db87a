import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  calls,
  contentKinds,
  foundKinds,
  type Call,
  type Page,
  type PageFileJob,
  type PathParams,
} from '@touchline/contract';
import fc from 'fast-check';
import request from 'supertest';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastDigestTime } from '../src/modules/pages/digest-time';
import { WeeklyDigest } from '../src/modules/pages/weekly-digest';
import { Clock } from '../src/platform/clock';
import { useApp } from './app';
import { views } from './call-samples';
import { given } from './given';
import { doJobs, endSittings } from './jobs';
import { Listener, originOf } from './listener';
import { many } from './reliability/figures';
import { joinTeam, person, staffedTeam, type Person, type StaffedTeam } from './people';

/** Writes a build whose documents contain the responses of the API that the route would load. */
function putApp(folder: string): void {
  const dist = join(folder, 'frontend/dist');
  mkdirSync(join(dist, '.server'), { recursive: true });
  const shell =
    '<!doctype html><html><head><title>Touchline</title></head><body><div id="root"></div></body></html>';
  writeFileSync(join(dist, 'index.html'), shell);
  writeFileSync(
    join(dist, '.server/screens.json'),
    JSON.stringify({ 'signed-in-app': [], 'signed-out-app': [] }),
  );
  writeFileSync(join(dist, '.server/package.json'), '{"type":"module"}');
  writeFileSync(
    join(dist, '.server/entry-server.js'),
    `export const renderRoute = async (path, apiFetch) => {
      const state = await (await apiFetch('/api' + path)).text();
      return { html: '<p>' + state + '</p>', styleAttributes: [], state, chunks: [] };
    };`,
  );
}

const app = useApp({}, putApp);

afterEach(() => vi.restoreAllMocks());

interface Draft {
  /** Includes copies of the page; empty for a play. */
  pageIds: number[];
  playIds: number[];
  commentIds: number[];
  /** A PDF that the player requested while the page was published. */
  jobId?: number;
  /** Addresses of files that only the draft shows. */
  files: string[];
  /** Texts that no player may receive. */
  secrets: string[];
}

interface Scene {
  team: StaffedTeam;
  draft: Draft;
}

interface PageScene extends Scene {
  pageId: number;
}

interface PlayScene extends Scene {
  playId: number;
}

let secrets = 0;
const newSecret = (part: string) => `${part}q${++secrets}z`;

async function comment({ team, draft, pageId }: PageScene, content: string): Promise<void> {
  draft.secrets.push(content);
  draft.commentIds.push((await given.comment(team.admin, pageId, { content })).id);
}

async function commentOnPlay({ team, draft, playId }: PlayScene, content: string): Promise<void> {
  draft.secrets.push(content);
  draft.commentIds.push((await given.playComment(team.admin, playId, { content })).id);
}

const newMention = ({ team }: Scene) => `${newSecret('mention')} @${team.player.email.split('@')[0]}`;

async function fileIn({ team, draft }: Scene): Promise<string> {
  const { url } = await given.file(app, team.coach, team.teamId);
  draft.secrets.push(url);
  draft.files.push(url);
  return url;
}

/** Actions of editors on the draft of a page. */
const pageActions = {
  comment: (scene) => comment(scene, newSecret('comment')),
  mention: (scene) => comment(scene, newMention(scene)),
  change: ({ team, draft, pageId }) =>
    team.admin.call(calls.pages.change, { pageId }, { body: { title: `${draft.secrets[0]} again` } }),
  star: ({ team, pageId }) => team.admin.call(calls.pages.star, { pageId }, { body: { isStarred: true } }),
  pin: ({ team, pageId }) => team.admin.call(calls.pins.pinPage, { pageId }, { body: { isPinned: true } }),
  pdf: ({ team, pageId }) => team.coach.call(calls.pageFiles.create, { pageId }),
  duplicate: async ({ team, draft, pageId }) => {
    const { body } = await team.coach.call(calls.pages.duplicate, { pageId });
    draft.pageIds.push((body as Page).id);
  },
  showFile: async (scene) => {
    const content = `<figure data-type="file"><a href="${await fileIn(scene)}" download="">x</a></figure>`;
    const { team, pageId } = scene;
    await team.coach.call(calls.pages.change, { pageId }, { body: { content } });
  },
  restore: async ({ team, pageId }) => {
    await team.coach.call(calls.pages.remove, { pageId });
    await team.coach.call(calls.pages.restore, { pageId });
  },
} satisfies Record<string, (scene: PageScene) => Promise<unknown>>;

/** Actions of editors on the draft of a play. */
const playActions = {
  comment: (scene) => commentOnPlay(scene, newSecret('comment')),
  mentionInComment: (scene) => commentOnPlay(scene, newMention(scene)),
  change: ({ team, draft, playId }) =>
    team.admin.call(calls.plays.change, { playId }, { body: { name: `${draft.secrets[0]} again` } }),
  star: ({ team, playId }) => team.admin.call(calls.plays.star, { playId }, { body: { isStarred: true } }),
  pin: ({ team, playId }) => team.admin.call(calls.pins.pinPlay, { playId }, { body: { isPinned: true } }),
  showFile: async (scene) => {
    const body = { diagramUrl: await fileIn(scene) };
    await scene.team.coach.call(calls.plays.change, { playId: scene.playId }, { body });
  },
  restore: async ({ team, playId }) => {
    await team.coach.call(calls.plays.remove, { playId });
    await team.coach.call(calls.plays.restore, { playId });
  },
  restoreVersion: ({ team, playId }) => team.coach.call(calls.plays.restoreVersion, { playId, version: 1 }),
  mention: async ({ team, draft, playId }) => {
    const { id: pageId } = await given.page(team.coach, team.teamId, {
      title: newSecret('mentioning'),
      content: `<p><a href="/plays/${playId}">${draft.secrets[0]}</a></p>`,
      draft: true,
    });
    draft.pageIds.push(pageId);
  },
} satisfies Record<string, (scene: PlayScene) => Promise<unknown>>;

const actionsOf = <Action extends string>(actions: Record<Action, unknown>) =>
  fc.uniqueArray(fc.constantFrom(...(Object.keys(actions) as Action[])));

/** How a draft was made, and what its editors did with it. */
const draftHistory = fc.record({
  kind: fc.constantFrom(...contentKinds),
  isTakenBack: fc.boolean(),
  isBinned: fc.boolean(),
  pageActions: actionsOf(pageActions),
  playActions: actionsOf(playActions),
});
type DraftHistory = typeof draftHistory extends fc.Arbitrary<infer Value> ? Value : never;

const makeDraft = (history: DraftHistory, team: StaffedTeam): Promise<Draft> => {
  const secrets = ['title', 'tag', 'word', 'note', 'description'].map(newSecret) as Secrets;
  return history.kind === 'page' ? makePage(history, team, secrets) : makePlay(history, team, secrets);
};

type Secrets = [title: string, tag: string, word: string, note: string, description: string];

async function makePlay(
  { isTakenBack, isBinned, playActions: actions }: DraftHistory,
  team: StaffedTeam,
  secrets: Secrets,
): Promise<Draft> {
  const { coach, player, teamId } = team;
  const [name, tag, word, note, description] = secrets;
  const play = { name, tags: [tag], content: `<p>${word}</p>`, description, formation: description };
  const { id: playId } = await given.play(coach, teamId, { ...play, draft: true });
  const draft: Draft = { pageIds: [], playIds: [playId], commentIds: [], files: [], secrets: [...secrets] };
  if (isTakenBack) {
    await coach.call(calls.plays.publish, { playId }, { body: { note } });
    await player.call(calls.plays.star, { playId }, { body: { isStarred: true } });
    await player.call(calls.plays.setLastRead, { playId }, { body: { version: 1 } });
    await coach.call(calls.plays.unpublish, { playId });
  }
  for (const action of actions) await playActions[action]({ team, draft, playId });
  if (isBinned) await coach.call(calls.plays.remove, { playId });
  return draft;
}

async function makePage(
  { isTakenBack, isBinned, pageActions: actions }: DraftHistory,
  team: StaffedTeam,
  secrets: Secrets,
): Promise<Draft> {
  const { coach, player, teamId } = team;
  const [title, tag, word, note] = secrets;
  const page = { title, tags: [tag], content: `<p>${word}</p>`, draft: true };
  const { id: pageId } = await given.page(coach, teamId, page);
  const draft: Draft = { pageIds: [pageId], playIds: [], commentIds: [], files: [], secrets: [...secrets] };
  if (isTakenBack) {
    await coach.call(calls.pages.publish, { pageId }, { body: { note } });
    await player.call(calls.pages.star, { pageId }, { body: { isStarred: true } });
    await player.call(calls.pages.setLastRead, { pageId }, { body: { version: 1 } });
    draft.jobId = ((await player.call(calls.pageFiles.create, { pageId })).body as PageFileJob).id;
    await coach.call(calls.pages.unpublish, { pageId });
  }
  for (const action of actions) await pageActions[action]({ team, draft, pageId });
  if (isBinned) await coach.call(calls.pages.remove, { pageId });
  return draft;
}

const rows = Object.entries(calls).flatMap(([feature, table]) =>
  Object.entries(table).map(([name, call]) => [`${feature}.${name}`, call as Call] as const),
);
/** Calls that end the session of the reader, or whose response does not end. */
const left = ['accounts.logout', 'events.stream', 'accounts.signOutOthers'];

const queries: Record<string, Record<string, unknown>> = {
  ...views,
  'search.everything': { q: 'q' },
  'search.list': { q: 'q', kind: 'pages' },
  'pages.changes': { since: 1 },
  'plays.changes': { since: 1 },
};

/** Every call that only reads, for each page, play and comment, and searches for each secret. */
async function readEverything(reader: Person, teamId: number, draft: Draft): Promise<string[]> {
  const texts: string[] = [];
  const ask = async (call: Call, ids: Record<string, number | string>, query?: Record<string, unknown>) => {
    const answer = await reader.call(call, ids, { query });
    texts.push(`${answer.text} ${JSON.stringify(answer.headers)}`);
    return answer.status;
  };
  for (const [name, call] of rows) {
    if (call.method !== 'GET' || left.includes(name)) continue;
    const items = [
      ...draft.pageIds.map((pageId) => ({ pageId, playId: 1 })),
      ...draft.playIds.map((playId) => ({ pageId: 1, playId })),
    ];
    for (const [place, item] of items.entries()) {
      const ids = {
        teamId,
        ...item,
        commentId: draft.commentIds[place] ?? 0,
        version: 1,
        jobId: draft.jobId ?? 1,
        fileId: 1,
        filename: 'x',
        avatar: 'x',
        token: 'x',
      };
      const status = await ask(call, ids, queries[name]);
      if (/:(pageId|playId)/.test(call.path)) expect(status, name).toBe(404);
      if (draft.jobId !== undefined && call.path.includes(':jobId')) expect(status, name).toBe(404);
    }
  }
  for (const secret of draft.secrets) {
    await ask(calls.search.everything, {}, { q: secret.slice(0, 5) });
    for (const kind of foundKinds) await ask(calls.search.list, {}, { q: secret.slice(0, 5), kind });
    await ask(calls.pages.list, { teamId }, { search: secret.slice(0, 5) });
    await ask(calls.pages.list, { teamId }, { tag: secret });
    await ask(calls.plays.list, { teamId }, { search: secret.slice(0, 5) });
    await ask(calls.plays.list, { teamId }, { tag: secret });
    await ask(
      calls.pages.pagedTags,
      { teamId },
      { view: 'paged', search: secret.slice(0, 4), sort: 'match' },
    );
  }
  return texts;
}

/** Every call that writes and names the draft or its comments is refused as if they did not exist. */
async function expectHidden(reader: Person, draft: Draft): Promise<void> {
  const bodies: Record<string, object> = {
    'pages.change': { title: 'x' },
    'pages.star': { isStarred: true },
    'pages.print': { title: 'x', content: '' },
    'pages.publish': {},
    'pages.setLastRead': { version: 1 },
    'plays.change': { name: 'x' },
    'plays.star': { isStarred: true },
    'plays.publish': {},
    'plays.setLastRead': { version: 1 },
    'pins.pinPage': { isPinned: true },
    'pins.pinPlay': { isPinned: true },
    'order.movePage': { side: 'after', kind: 'page', id: 1 },
    'order.movePlay': { side: 'after', kind: 'page', id: 1 },
    'comments.create': { content: 'x' },
    'comments.edit': { content: 'x' },
    'comments.resolve': { isResolved: true },
    'playComments.create': { content: 'x' },
    'playComments.edit': { content: 'x' },
    'playComments.resolve': { isResolved: true },
  };
  for (const [name, call] of rows) {
    const [, named] = /:(pageId|playId|commentId)/.exec(call.path) ?? [];
    if (call.method === 'GET' || !named) continue;
    for (const id of draft[`${named as 'pageId' | 'playId' | 'commentId'}s`]) {
      const ids = { [named]: id, version: 1 } as PathParams<string>;
      const { status } = await reader.call(call, ids, { body: bodies[name] });
      expect(status, name).toBe(404);
    }
  }
}

/** The addresses of files that only the draft shows. */
async function expectNoFile(reader: Person, { files }: Draft): Promise<void> {
  for (const url of files) {
    const { status } = await request(app.app.getHttpServer()).get(url).set({ cookie: reader.cookie });
    expect(status, url).toBe(404);
  }
}

async function documents(
  reader: Person,
  teamId: number,
  { pageIds, playIds, secrets: [title = ''] }: Draft,
): Promise<string[]> {
  const paths = [
    ...pageIds.map((id) => `/pages/${id}`),
    ...playIds.map((id) => `/plays/${id}`),
    `/teams/${teamId}`,
    `/search?q=${title.slice(0, 5)}`,
    '/starred',
    '/',
  ];
  const server = app.app.getHttpServer();
  const answers = await Promise.all(
    paths.map((path) => request(server).get(path).set({ accept: 'text/html', cookie: reader.cookie })),
  );
  // A document names its own address.
  return answers.map(({ text }, place) => text.replaceAll(paths[place]!, ''));
}

/** The mails to a user, whole. */
const mailsTo = ({ email }: Person): string[] =>
  readdirSync(join(app.dataDir, 'mail'), { recursive: true })
    .map((name) => join(app.dataDir, 'mail', String(name)))
    .filter((path) => path.endsWith('.eml'))
    .map((path) => readFileSync(path, 'utf8'))
    .filter((mail) => mail.includes(email));

async function sendDigests({ player }: StaffedTeam): Promise<void> {
  await app.database.transaction((tx) =>
    tx.query(
      `update users set has_set_password = true, time_zone = null, digested_at = now() - interval '30 days' where id = $1`,
      [player.id],
    ),
  );
  const monday = lastDigestTime(new Date(Date.now() + 7 * 24 * 3600_000), 'UTC');
  const clock = vi.spyOn(app.app.get(Clock), 'now').mockReturnValue(new Date(monday.getTime() + 300_000));
  await app.app.get(WeeklyDigest).handle();
  clock.mockRestore();
}

/** Each draft is looked for in every response, document and mail: 25 s on a quiet machine, 190 s were seen on a busy one. */
const PROPERTY_TIMEOUT_MS = 600_000;

describe('a draft', () => {
  let team: StaffedTeam;
  /** A user of another team only, and a player of this one. */
  let readers: Person[];

  beforeEach(async () => {
    mkdirSync(join(app.dataDir, 'mail'), { recursive: true });
    // Long ids are found in any text.
    await app.database.transaction((tx) =>
      tx.query(
        `select setval(pg_get_serial_sequence('pages', 'id'), 770000000),
                setval(pg_get_serial_sequence('plays', 'id'), 880000000)`,
        [],
      ),
    );
  });

  it(
    'is in nothing that reaches anybody but editors of its team, whatever they do with it',
    async () => {
      const property = fc.asyncProperty(
        fc.array(draftHistory, { minLength: 1, maxLength: 3 }),
        async (histories) => {
          team = await staffedTeam(app);
          const mate = await person(app);
          await joinTeam(app, mate, { teamId: team.teamId, role: 'player' });
          readers = [team.player, mate, team.outsider];
          await given.page(team.coach, team.teamId, { title: 'Public' });
          const origin = await originOf(app);
          const listeners = await Promise.all(
            readers.map(({ cookie }) => new Listener(origin, cookie).start()),
          );
          const drafts: Draft[] = [];
          for (const history of histories) drafts.push(await makeDraft(history, team));
          const neverSeen = drafts.filter((_, place) => !histories[place]!.isTakenBack);
          await endSittings(app);
          await sendDigests(team);
          await doJobs(app);
          for (const [place, reader] of readers.entries()) {
            const streamed = JSON.stringify(listeners[place]!.changes);
            for (const { pageIds, playIds } of neverSeen)
              for (const id of [...pageIds, ...playIds]) expect(streamed).not.toContain(String(id));
            const mails = mailsTo(reader);
            for (const draft of drafts) {
              await expectHidden(reader, draft);
              await expectNoFile(reader, draft);
              const texts = [
                ...(await readEverything(reader, team.teamId, draft)),
                ...(await documents(reader, team.teamId, draft)),
                ...mails,
              ];
              for (const secret of drafts.flatMap(({ secrets, pageIds, playIds }) => [
                ...secrets,
                ...[...pageIds, ...playIds].map(String),
              ]))
                expect(
                  texts.filter((text) => text.includes(secret)),
                  secret,
                ).toEqual([]);
            }
          }
          for (const listener of listeners) listener.stop();
        },
      );
      await fc.assert(property, { numRuns: many(40, 4) });
    },
    PROPERTY_TIMEOUT_MS,
  );
});
