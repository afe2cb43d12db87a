import { randomBytes } from 'node:crypto';
import { calls, type InviteLink, type MediaFile, type Team, type User } from '@touchline/contract';
import type { TestApp } from '../app';
import { newWorld, type Actor, type Ground, type World } from '../deeds/world';
import { given } from '../given';
import { aPicture, sendMultipart } from '../media';
import { joinTeam, person } from '../people';
import type { Known } from './valid';

/** Stands in the names of a team's people: for whoever shares any team with one of them. */
export const nameWord = ({ word }: Ground) => word.replace('secret', 'person');

/** Somebody who asks, or pretends to be somebody. */
export interface Caller {
  name: string;
  /** Of the account; 0 for nobody. */
  id: number;
  cookie: string;
  /** What they would name in what they ask for: things of their own team, and of the other one. */
  own: Known;
  foreign: Known;
}

export interface Club {
  world: World;
  callers: Caller[];
}

/** Two teams, each with a word of its own in everything that somebody can write, and callers of every kind. */
export async function newClub(app: TestApp): Promise<Club> {
  const world = await newWorld(app);
  const [falcons, herons] = [await furnished(app, world.grounds[0]), await furnished(app, world.grounds[1])];
  const of = (name: string) => world.people.find((each) => each.name.startsWith(name))!;
  const ended = await person(app);
  await app.database.transaction((tx) =>
    tx.query(`update sessions set expires_at = now() - interval '1 second' where user_id = $1`, [ended.id]),
  );
  const everybody = { userId: world.people.map(({ id }) => id).filter((id) => id > 0) };
  const home = { own: falcons, foreign: { ...herons, ...everybody } };
  const away = { own: herons, foreign: { ...falcons, ...everybody } };
  const forged = { id: 0, cookie: `touchline_session=${randomBytes(32).toString('base64url')}` };
  const callers: Caller[] = [
    { ...of('Nobody'), ...home, name: 'nobody' },
    { ...of('Cat'), ...home, name: 'a player' },
    { ...of('Bob'), ...home, name: 'a coach' },
    { ...of('Ann'), ...home, name: 'a manager' },
    { ...of('Sue'), ...home, name: 'a super admin' },
    { ...of('Fay'), ...away, name: 'the manager of another team' },
    { ...of('Hal'), ...away, name: 'a player of another team' },
    { ...of('Joe'), ...away, name: 'somebody without a team' },
    { ...forged, ...home, name: 'a forged cookie' },
    { ...ended, ...home, name: 'an ended session', id: 0 },
  ];
  const gate = await gateOf(of('Sue'));
  return { world, callers: await Promise.all(callers.map((each) => withTheirOwn(app, each, gate))) };
}

/** The token of a team where nothing is kept: who has no account may come in there. */
async function gateOf(superAdmin: Actor): Promise<string> {
  const body = { name: 'Gate', sport: 'Hockey' };
  const { id: teamId } = (await superAdmin.call(calls.teams.create, {}, { body })).body as Team;
  const made = await superAdmin.call(calls.invites.createLink, { teamId }, { body: {} });
  return (made.body as InviteLink).token;
}

/** The word also where the story of a team does not need it; answers all there is to name. */
async function furnished(app: TestApp, ground: Ground): Promise<Known> {
  const { teamId, word, things, squad } = ground;
  const head = squad[0]!;
  for (const one of squad)
    await one.call(calls.accounts.changeProfile, {}, { body: names(nameWord(ground)) });
  await head.call(calls.teams.change, { teamId }, { body: { sport: word } });
  const guest = { ...names(word), displayName: undefined, email: `${word}@club.example` };
  await head.call(calls.invites.invite, { teamId }, { body: guest });
  const binned = await given.page(head, teamId, { title: word });
  await head.call(calls.pages.remove, { pageId: binned.id });
  const files = (await head.call(calls.media.list, { teamId })).body as MediaFile[];
  const spare = await Promise.all(Array.from({ length: 10 }, () => person(app)));
  for (const one of spare) await joinTeam(app, one, { teamId, role: 'player' });
  const job = await squad[1]!.call(calls.pageFiles.create, { pageId: things.page[0]! });
  const filed = things.category;
  return {
    teamId: [teamId],
    pageId: [...things.page, binned.id],
    version: [1, 2],
    before: [2],
    commentId: things.comment,
    categoryId: filed,
    category: filed,
    parentId: [...things.comment, ...filed],
    playId: things.play,
    fileId: things.file,
    filename: files.map(({ filename }) => filename.split('/').pop() ?? ''),
    linkId: things['invite link'],
    invitationId: things.invitation,
    userId: spare.map(({ id }) => id),
    jobId: [(job.body as { id: number }).id],
    token: [...ground.tokens.values()],
    avatar: [await avatarOf(app, squad[1]!)],
  };
}

const names = (word: string) => ({ firstName: word, lastName: word, displayName: word });

async function avatarOf(app: TestApp, owner: Actor): Promise<string> {
  const files: [string, Buffer][] = [['me.png', aPicture]];
  const { body } = await sendMultipart(app, owner, { call: calls.media.changeAvatar, params: {}, files });
  return (body as User).avatar?.split('/').pop() ?? '';
}

/** Devices and notifications are somebody's alone, and whoever holds the token of a team is let in. */
async function withTheirOwn({ database }: TestApp, caller: Caller, gate: string): Promise<Caller> {
  const { id, name, cookie } = caller;
  const [own, foreign]: Known[] = [{ ...caller.own }, { ...caller.foreign, token: ['none'] }];
  if (id === 0) own!.token = [gate];
  else
    await database.transaction(async (tx) => {
      const told = await tx.query<{ id: number }>(
        `insert into notifications (user_id, team_id, kind) values ($1, $2, 'member') returning id`,
        [id, own!.teamId![0]],
      );
      const devices = await tx.query<{ id: number }>(
        `insert into sessions (user_id, token_hash, expires_at)
         values ($1, uuid_send(gen_random_uuid()), now() + interval '1 day') returning id`,
        [id],
      );
      own!.notificationId = told.map((row) => row.id);
      own!.sessionId = devices.map((row) => row.id);
    });
  return { id, name, cookie, own: own!, foreign: foreign! };
}
