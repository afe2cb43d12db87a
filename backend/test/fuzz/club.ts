import { randomBytes } from 'node:crypto';
import {
  calls,
  reactionKinds,
  type InviteLink,
  type MediaFile,
  type Team,
  type User,
} from '@touchline/contract';
import { boardSamples } from '@touchline/contract/boards';
import type { TestApp } from '../app';
import { newModel, type Actor, type ModelTeam, type Model } from '../model-based/model';
import { given } from '../given';
import { aPicture, sendMultipart } from '../media';
import { joinTeam, person } from '../people';
import type { Known } from './valid';

/** Secret in the names of a team's members. Users who share any team with one of them may see it. */
export const nameSecret = ({ secret }: ModelTeam) => secret.replace('secret', 'person');

/** A user, or a client that pretends to be one. */
export interface FuzzUser {
  name: string;
  /** Account id; 0 without an account. */
  id: number;
  cookie: string;
  /** Ids for requests: entities of the user's own team, and of the other one. */
  own: Known;
  foreign: Known;
}

export interface Club {
  model: Model;
  users: FuzzUser[];
}

/** Creates two teams, each with its own secret in every text field, and users of every kind. */
export async function newClub(app: TestApp): Promise<Club> {
  const model = await newModel(app);
  const [falcons, herons] = [await furnished(app, model.teams[0]), await furnished(app, model.teams[1])];
  const of = (name: string) => model.people.find((each) => each.name.startsWith(name))!;
  const ended = await person(app);
  await app.database.transaction((tx) =>
    tx.query(`update sessions set expires_at = now() - interval '1 second' where user_id = $1`, [ended.id]),
  );
  const everybody = { userId: model.people.map(({ id }) => id).filter((id) => id > 0) };
  const home = { own: falcons, foreign: { ...herons, ...everybody } };
  const away = { own: herons, foreign: { ...falcons, ...everybody } };
  const forged = { id: 0, cookie: `touchline_session=${randomBytes(32).toString('base64url')}` };
  const users: FuzzUser[] = [
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
  return { model, users: await Promise.all(users.map((each) => withTheirOwn(app, each, gate))) };
}

/** Creates an empty team and returns an invite token for it, which clients without an account may use. */
async function gateOf(superAdmin: Actor): Promise<string> {
  const body = { name: 'Gate', sport: 'Hockey' };
  const { id: teamId } = (await superAdmin.call(calls.teams.create, {}, { body })).body as Team;
  const made = await superAdmin.call(calls.invites.createLink, { teamId }, { body: {} });
  return (made.body as InviteLink).token;
}

/** Fills all remaining fields and entities of a team with its secret; returns the ids of everything in it. */
async function furnished(app: TestApp, team: ModelTeam): Promise<Known> {
  const { teamId, secret, entities, initialMembers } = team;
  const head = initialMembers[0]!;
  for (const one of initialMembers)
    await one.call(calls.accounts.changeProfile, {}, { body: names(nameSecret(team)) });
  await head.call(calls.teams.change, { teamId }, { body: { sport: secret } });
  const guest = { ...names(secret), displayName: undefined, email: `${secret}@club.example` };
  await head.call(calls.invites.invite, { teamId }, { body: guest });
  const binned = await given.page(head, teamId, { title: secret });
  await head.call(calls.pages.remove, { pageId: binned.id });
  const binnedPlay = await given.play(head, teamId, { name: secret });
  await head.call(calls.plays.remove, { playId: binnedPlay.id });
  await head.call(
    calls.plays.change,
    { playId: entities.play[0]! },
    { body: { board: boardSamples.overlap } },
  );
  const film = await given.film(app, head, teamId);
  const files = (await head.call(calls.media.list, { teamId })).body as MediaFile[];
  const binnedFile = await given.file(app, head, teamId);
  await head.call(calls.media.remove, { teamId, fileId: binnedFile.id });
  const spare = await Promise.all(Array.from({ length: 10 }, () => person(app)));
  for (const one of spare) await joinTeam(app, one, { teamId, role: 'player' });
  const job = await initialMembers[1]!.call(calls.pageFiles.create, { pageId: entities.page[0]! });
  const dataExport = await initialMembers[1]!.call(calls.ownData.createExport);
  const filed = entities.category;
  return {
    teamId: [teamId],
    pageId: [...entities.page, binned.id],
    version: [1, 2],
    before: [2],
    reaction: [...reactionKinds],
    commentId: [...entities.comment, ...entities['play comment']],
    categoryId: filed,
    category: filed,
    parentId: [...entities.comment, ...filed],
    formationId: entities.formation,
    templateId: entities.template,
    playId: [...entities.play, binnedPlay.id],
    fileId: [...entities.file, film.id, binnedFile.id],
    filename: files.map(({ filename }) => filename.split('/').pop() ?? ''),
    linkId: entities['invite link'],
    invitationId: entities.invitation,
    userId: spare.map(({ id }) => id),
    jobId: [(job.body as { id: number }).id],
    exportId: [(dataExport.body as { id: number }).id],
    token: [...team.tokens.values()],
    avatar: [await avatarOf(app, initialMembers[1]!)],
  };
}

const names = (secret: string) => ({ firstName: secret, lastName: secret, displayName: secret });

async function avatarOf(app: TestApp, owner: Actor): Promise<string> {
  const files: [string, Buffer][] = [['me.png', aPicture]];
  const { body } = await sendMultipart(app, owner, { call: calls.media.changeAvatar, params: {}, files });
  return (body as User).avatar?.split('/').pop() ?? '';
}

/** Adds personal entities (sessions and notifications), and restricts invite tokens, which let anyone join. */
async function withTheirOwn({ database }: TestApp, user: FuzzUser, gate: string): Promise<FuzzUser> {
  const { id, name, cookie } = user;
  const [own, foreign]: Known[] = [{ ...user.own }, { ...user.foreign, token: ['none'] }];
  if (id === 0) own!.token = [gate];
  else
    await database.transaction(async (tx) => {
      const notified = await tx.query<{ id: number }>(
        `insert into notifications (user_id, team_id, kind) values ($1, $2, 'member') returning id`,
        [id, own!.teamId![0]],
      );
      const devices = await tx.query<{ id: number }>(
        `insert into sessions (user_id, token_hash, expires_at)
         values ($1, uuid_send(gen_random_uuid()), now() + interval '1 day') returning id`,
        [id],
      );
      own!.notificationId = notified.map((row) => row.id);
      own!.sessionId = devices.map((row) => row.id);
    });
  return { id, name, cookie, own: own!, foreign: foreign! };
}
