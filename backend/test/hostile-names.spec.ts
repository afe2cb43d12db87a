import {
  calls,
  fillPath,
  type AdminUser,
  type BoardFormation,
  type PageTemplate,
  type BulkResult,
  type Call,
  type Category,
  type Invitation,
  type MediaFile,
  type Play,
  type Team,
  type User,
} from '@touchline/contract';
import { boardSamples } from '@touchline/contract/boards';
import request, { type Response } from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiSchema } from 'virtual:api-schema';
import { useApp } from './app';
import { sampleOf, views, withText } from './call-samples';
import { given } from './given';
import { hostileNames, unkeepable } from './hostile-names';
import { fetchBytes } from './media';
import { boundary, end, part } from './multipart';
import { codeOf, person, registered, useTeam, type Person } from './people';

const app = useApp();
const team = useTeam(app, beforeAll);

/** By field: stores a name and returns the values that are read back. */
const places: Record<string, (name: string) => Promise<unknown>> = {
  async 'the names of a person'(name) {
    const someone = await person(app);
    const body = { displayName: name, firstName: name, lastName: name };
    await someone.call(calls.accounts.changeProfile, {}, { body });
    const { displayName, firstName, lastName } = (await someone.call(calls.accounts.currentUser))
      .body as User;
    return new Set([displayName, firstName, lastName]);
  },
  async 'a username'(name) {
    const { id: userId, email } = await person(app);
    const body = { username: name, email, role: 'player' };
    const { body: changed } = await team.superAdmin.call(calls.admin.changeUser, { userId }, { body });
    return new Set([(changed as AdminUser).username]);
  },
  async 'a team'(name) {
    const body = { name, sport: name };
    const made = (await team.coach.call(calls.teams.create, {}, { body })).body as Team;
    return new Set([made.name, made.sport]);
  },
  async 'a category'(name) {
    const made: Category = await given.category(team.coach, team.teamId, { name, icon: name });
    return new Set([made.name, made.icon]);
  },
  async 'a formation'(name) {
    const { id: formationId }: BoardFormation = await given.formation(team.coach, team.teamId);
    const params = { teamId: team.teamId, formationId };
    const { body } = await team.coach.call(calls.boardFormations.rename, params, { body: { name } });
    await team.coach.call(calls.boardFormations.remove, params);
    return new Set([(body as BoardFormation).name]);
  },
  async 'a template'(name) {
    const { id: templateId }: PageTemplate = await given.template(team.coach, team.teamId);
    const params = { teamId: team.teamId, templateId };
    const body = { name, tags: [name] };
    const { body: changed } = await team.coach.call(calls.pageTemplates.change, params, { body });
    await team.coach.call(calls.pageTemplates.remove, params);
    return new Set([(changed as PageTemplate).name, ...(changed as PageTemplate).tags]);
  },
  async 'a play'(name) {
    const play = { name, description: name, formation: name, tags: [name] };
    const made: Play = await given.play(team.coach, team.teamId, play);
    return new Set([made.name, made.description, made.formation, ...made.tags]);
  },
  async 'an invitation'(name) {
    const body = { email: `guest${Math.random()}@club.example`, firstName: name, lastName: name };
    const made: Invitation = (await team.coach.call(calls.invites.invite, { teamId: team.teamId }, { body }))
      .body;
    return new Set([made.firstName, made.lastName]);
  },
  async 'a row of a bulk upload'(name) {
    const { teamId } = team;
    const row = { email: `bulk${Math.random()}@club.example`, firstName: name, lastName: name };
    const sent = await team.coach.call(calls.members.bulk, { teamId }, { body: { users: [row] } });
    expect((sent.body as BulkResult).success).toHaveLength(1);
    const users = (await team.coach.call(calls.members.users, { teamId })).body as User[];
    const made = users.find(({ email }) => email === row.email);
    return new Set([made?.firstName, made?.lastName]);
  },
};

describe.each(Object.entries(places))('%s', (_, store) => {
  it.each(hostileNames)('is stored unchanged: %j', async (name) => {
    const kept = name.slice(0, 50);
    expect(await store(kept)).toEqual(new Set([kept]));
  });
});

const rows = Object.entries(calls).flatMap(([feature, table]) =>
  Object.entries(table).map(([name, call]) => [`${feature}.${name}`, call as Call] as const),
);

/** An event stream, whose response does not end. */
const endless = 'events.stream';

describe('text that the database cannot store', () => {
  let made = 0;
  const params = async (): Promise<Record<string, string | number>> => {
    const { coach, teamId } = team;
    const page = await given.page(coach, teamId);
    return {
      teamId,
      pageId: page.id,
      version: 1,
      userId: team.player.id,
      token: 'none',
      filename: 'name',
      categoryId: (await given.category(coach, teamId)).id,
      templateId: (await given.template(coach, teamId, { name: `No. ${++made}` })).id,
      formationId: (await given.formation(coach, teamId, { name: `No. ${++made}` })).id,
      playId: (await given.play(coach, teamId, { board: boardSamples.overlap })).id,
      commentId: (await given.comment(coach, page.id)).id,
      notificationId: 1,
      linkId: 1,
      fileId: 1,
      sessionId: 1,
      invitationId: 1,
    };
  };

  const expectAnswer = ({ status }: Response, sent: string) => expect(status, sent).toBeLessThan(500);

  const withBody = rows.filter(([name]) => apiSchema.calls[name]?.body);
  const withQuery = rows.filter(([name]) => apiSchema.calls[name]?.query);
  const withToken = rows.filter(([, { path }]) => /:(token|filename)/.test(path));

  it.each(withBody)('in any field of %s causes no server error', async (name, call) => {
    const isOnesOwn = /^(accounts|twoFactor|ownData)\./.test(name);
    const who = isOnesOwn ? await registered(app, 'Touchline1!') : team.superAdmin;
    const place = (await params()) as never;
    const query = views[name];
    const asIs = await who.call(call, place, { body: sampleOf(name, 'body'), query });
    expect(codeOf(asIs), asIs.text).not.toBe('validation_failed');
    for (const text of unkeepable) {
      for (const body of withText(sampleOf(name, 'body'), text))
        expectAnswer(await who.call(call, place, { body, query }), JSON.stringify(body));
    }
  });

  it.each(withQuery)('in any query parameter of %s causes no server error', async (name, call) => {
    const place = (await params()) as never;
    for (const text of ['a\u0000b', '\ufffd']) {
      for (const query of withText(sampleOf(name, 'query'), text))
        expectAnswer(
          await team.superAdmin.call(call, place, { query: query as Record<string, unknown> }),
          JSON.stringify(query),
        );
    }
  });

  it.each(withToken)('in the path of %s causes no server error', async (_, call) => {
    for (const text of ['a\u0000b', '../..', 'a/b', "a'b"]) {
      const place = { ...(await params()), token: text, filename: text } as never;
      expectAnswer(await team.superAdmin.call(call, place), text);
    }
  });

  it('leaves every resource readable, with valid Unicode only', async () => {
    const place = (await params()) as never;
    const read = rows.filter(([name, { method }]) => method === 'GET' && name !== endless);
    for (const [name, call] of read) {
      const query = views[name] ?? {};
      const answer = await team.superAdmin.call(call, place, { query });
      expectAnswer(answer, name);
      expect(answer.text ?? '', name).not.toMatch(/\\u(0000|d[89a-f]\w\w)/i);
    }
  });
});

describe('the name of an uploaded file', () => {
  const upload = async (who: Person, disposition: string) =>
    request(app.app.getHttpServer())
      .post(fillPath(calls.media.upload.path, { teamId: team.teamId }))
      .set({ cookie: who.cookie, 'sec-fetch-site': 'same-origin' })
      .set('content-type', `multipart/form-data; boundary=${boundary}`)
      .send(Buffer.concat([part(`name="files"; ${disposition}`, 'Be early'), end]));

  it.each([
    ...hostileNames.map(
      (name) => `filename="${name.replace(/[\r\n"]/g, (sign) => encodeURIComponent(sign))}"`,
    ),
    'filename="a\\"b.txt"',
    'filename="a%22; filename=b.html"',
    'filename="a\u0001\u001f\u007fb.txt"',
    `filename*=UTF-8''a%0d%0aX-Evil%3a%20b%22%00.txt`,
    `filename*=UTF-8''%2e%2e%2f%2e%2e%2fplan%E2%80%AEtxt.exe`,
    'filename="   "',
    'filename="..."',
    `filename="${'x'.repeat(2000)}.txt"`,
  ])('is sanitised for disk and headers: %j', async (disposition) => {
    const { status, body } = await upload(team.coach, disposition);
    expect([201, 400]).toContain(status);
    if (status === 400) return;
    const { originalName, url } = (body as MediaFile[])[0]!;
    expect(originalName).not.toMatch(/[/\\"\p{Cc}\p{Cf}]/u);
    expect(originalName).not.toMatch(/^\.*$/);
    const answer = await fetchBytes(app, team.coach, { url });
    expect(answer.headers['content-disposition']).toMatch(
      /^(inline|attachment); filename="[^"\\\r\n]+"; filename\*=UTF-8''[\w%.~!-]+$/,
    );
    expect(answer.headers).not.toHaveProperty('x-evil');
    expect(String(answer.body)).toBe('Be early');
  });
});
