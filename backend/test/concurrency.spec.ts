import { calls, fillPath, type MediaFile } from '@touchline/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../src/platform/database';
import { useApp } from './app';
import { given } from './given';
import { filesOnDisk, sendFiles } from './media';
import { end, part, sendByHand } from './multipart';
import { nobody, person, staffedTeam, type Person } from './people';

const app = useApp();

beforeAll(async () => {
  await app.app.listen(0, '127.0.0.1');
});

const leftOf = statement(
  'spec_left_of_team',
  `select (select count(*) from pages where team_id = $1) + (select count(*) from plays where team_id = $1)
        + (select count(*) from comments where team_id = $1) + (select count(*) from media_files where team_id = $1)
        + (select count(*) from team_members where team_id = $1) + (select count(*) from activities where team_id = $1)
        + (select count(*) from team_invitations where team_id = $1) as rows`,
);

const statuses = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

describe('a team deleted during writes', () => {
  it('is deleted with all concurrent writes, and no request gets a server error', async () => {
    for (let round = 0; round < 6; round++) {
      const { teamId, admin, coach, player, superAdmin } = await staffedTeam(app);
      const page = await given.page(coach, teamId);
      const write = (who: Person) => [
        who.call(calls.pages.create, { teamId }, { body: { title: 'New' } }),
        who.call(calls.pages.change, { pageId: page.id }, { body: { title: `By ${who.id}` } }),
        who.call(calls.plays.create, { teamId }, { body: { name: 'Falcon' } }),
        who.call(calls.categories.create, { teamId }, { body: { name: 'Attack' } }),
        who.call(calls.comments.create, { pageId: page.id }, { body: { content: 'Late' } }),
        who.call(calls.invites.invite, { teamId }, { body: { email: `late${round}@club.example` } }),
        who.call(
          calls.members.bulk,
          { teamId },
          { body: { users: [{ email: `bulk${round}@club.example` }] } },
        ),
        who.call(calls.teams.change, { teamId }, { body: { name: 'Renamed' } }),
        sendFiles(app, who, { teamId, files: [['notes.txt', Buffer.from('Be early')]] }),
      ];
      const [first, ...rest] = [admin, coach, player].flatMap(write);
      const gone = superAdmin.call(calls.teams.remove, { teamId });
      const seen = await statuses([first!, gone, ...rest]);
      expect(seen.filter((status) => status >= 500)).toEqual([]);
      expect((await gone).status).toBe(204);
      const [left] = await app.database.read<{ rows: string }>(leftOf, [teamId]);
      expect(Number(left?.rows)).toBe(0);
      expect(filesOnDisk(app, teamId)).toEqual([]);
    }
  });

  it('aborts an upload in progress with 404', async () => {
    const { teamId, coach, superAdmin } = await staffedTeam(app);
    const body = Buffer.concat([
      part('name="files"; filename="notes.txt"', 'Be early. '.repeat(50_000)),
      end,
    ]);
    const status = await sendByHand(app, {
      path: fillPath(calls.media.upload.path, { teamId }),
      cookie: coach.cookie,
      body,
      halfway: async () => {
        await expect.poll(() => filesOnDisk(app, teamId)).toHaveLength(1);
        await superAdmin.call(calls.teams.remove, { teamId });
      },
    });
    expect(status).toBe(404);
    expect(filesOnDisk(app, teamId)).toEqual([]);
  });
});

describe('a user deleted during writes', () => {
  it('leaves the acknowledged comments, and no request gets a server error', async () => {
    for (let round = 0; round < 6; round++) {
      const { teamId, coach, player, superAdmin } = await staffedTeam(app);
      const page = await given.page(coach, teamId);
      const seen = await statuses([
        ...Array.from({ length: 4 }, () =>
          player.call(calls.comments.create, { pageId: page.id }, { body: { content: 'Going' } }),
        ),
        superAdmin.call(calls.admin.removeUser, { userId: player.id }),
        player.call(calls.pages.star, { pageId: page.id }, { body: { isStarred: true } }),
        player.call(calls.accounts.heartbeat, {}, { body: { pageId: page.id } }),
        player.call(calls.pages.read, { pageId: page.id }),
      ]);
      expect(seen.filter((status) => status >= 500)).toEqual([]);
      const { body } = await coach.call(calls.comments.list, { pageId: page.id });
      expect((body as unknown[]).length).toBe(seen.slice(0, 4).filter((status) => status === 201).length);
    }
  });
});

describe('concurrent saves of one version', () => {
  it('have one winner, and the others get a conflict with the current page', async () => {
    const { teamId, admin, coach } = await staffedTeam(app);
    const page = await given.page(coach, teamId);
    const save = (who: Person, title: string) =>
      who.call(calls.pages.change, { pageId: page.id }, { body: { title, version: page.version } });
    const answers = await Promise.all([
      save(admin, 'A'),
      save(coach, 'B'),
      save(admin, 'C'),
      save(coach, 'D'),
    ]);
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect([status, body.code, body.page.title]).toEqual([409, 'page_changed', winners[0]!.body.title]);
    }
  });
});

describe('the last use of an invite link', () => {
  it('goes to one of ten users who join at once', async () => {
    const { teamId, admin } = await staffedTeam(app);
    const body = { role: 'player', maxUses: 1 };
    const { body: link } = await admin.call(calls.invites.createLink, { teamId }, { body });
    const newMembers = await Promise.all(Array.from({ length: 10 }, () => person(app)));
    const joined = await statuses(
      newMembers.map((each) => each.call(calls.invites.join, { token: link.token })),
    );
    expect(joined.sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });

  it('goes to one of ten users who sign up at once', async () => {
    const { teamId, admin } = await staffedTeam(app);
    const body = { role: 'player', maxUses: 1 };
    const { body: link } = await admin.call(calls.invites.createLink, { teamId }, { body });
    const names = { firstName: 'New', lastName: 'Player', password: 'Touchline1!' };
    const seen = await statuses(
      Array.from({ length: 10 }, (_, place) => {
        const email = `new${place}-${teamId}@club.example`;
        const request = { body: { token: link.token, email, ...names } };
        return nobody(app).call(calls.accounts.register, {}, request);
      }),
    );
    expect(seen.sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  });
});

describe('concurrent registrations with the same data', () => {
  it('create one account', async () => {
    const { teamId, admin } = await staffedTeam(app);
    const { body: link } = await admin.call(calls.invites.createLink, { teamId }, { body: {} });
    const person = { email: `same-${teamId}@club.example`, firstName: 'Same', lastName: 'Name' };
    const body = { token: link.token, password: 'Touchline1!', ...person };
    const seen = await statuses(
      Array.from({ length: 5 }, () => nobody(app).call(calls.accounts.register, {}, { body })),
    );
    expect(seen.sort()).toEqual([201, 409, 409, 409, 409]);
  });
});

describe('a file deleted by two users at once', () => {
  it('is deleted once', async () => {
    const { teamId, admin, coach } = await staffedTeam(app);
    const file: MediaFile = await given.file(app, coach, teamId);
    const remove = (who: Person) => who.call(calls.media.remove, { teamId, fileId: file.id });
    expect((await statuses([remove(admin), remove(coach)])).sort()).toEqual([204, 404]);
  });
});
