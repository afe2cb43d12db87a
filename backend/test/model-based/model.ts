import { randomBytes } from 'node:crypto';
import { calls, type AccountRole, type InviteLink, type TeamRole } from '@touchline/contract';
import type { TestApp } from '../app';
import { given } from '../given';
import { sendFiles } from '../media';
import { joinTeam, nobody, person, type Person } from '../people';

/** Kinds of entities that actions are attempted on. */
const kinds = [
  'page',
  'public page',
  'binned page',
  'comment',
  'play comment',
  'play',
  'binned play',
  'category',
  'formation',
  'template',
  'file',
  'binned file',
  'invite link',
  'invitation',
  'member',
] as const;
export type Kind = (typeof kinds)[number];

/** A user, named with the initial role: "Ann (coach of Falcons)". */
export interface Actor extends Person {
  name: string;
}

/** A team with all entities that ever existed in it. */
export interface ModelTeam {
  name: string;
  teamId: number;
  initialMembers: Actor[];
  entities: Record<Kind, number[]>;
  /** Tokens of invite links by id. */
  tokens: Map<number, string>;
  /** In every text of the team: only its members may see it. */
  secret: string;
  /** In the first version of the archive page and in every text of drafts that are never published: for editors only. */
  staffSecret: string;
  /** Ids of drafts with the staff secret. */
  hiddenDrafts: number[];
  /** Id of a page with two versions. */
  archive: number;
}

export interface Model {
  app: TestApp;
  people: Actor[];
  teams: [ModelTeam, ModelTeam];
  /** Hashes of the state after the last step. */
  digests?: string[];
}

interface Role {
  name: string;
  accountRole: AccountRole;
  teamRole: TeamRole;
}

const initialMembersOf = {
  Falcons: [
    { name: 'Ann', accountRole: 'coach', teamRole: 'admin' },
    { name: 'Bob', accountRole: 'coach', teamRole: 'coach' },
    { name: 'Cat', accountRole: 'player', teamRole: 'player' },
    { name: 'Dan', accountRole: 'player', teamRole: 'coach' },
    { name: 'Eve', accountRole: 'coach', teamRole: 'player' },
  ],
  Herons: [
    { name: 'Fay', accountRole: 'player', teamRole: 'admin' },
    { name: 'Guy', accountRole: 'admin', teamRole: 'player' },
    { name: 'Hal', accountRole: 'player', teamRole: 'player' },
    { name: 'Ida', accountRole: 'player', teamRole: 'coach' },
  ],
} as const satisfies Record<string, [Role, ...Role[]]>;

const outside = { Joe: 'admin', Kim: 'player', Sue: 'super_admin', Sam: 'super_admin' } as const;

/** Creates two teams with members, and four users without a team, two of whom are super admins. */
export async function newModel(app: TestApp): Promise<Model> {
  const falcons = await newTeam(app, 'Falcons');
  const herons = await newTeam(app, 'Herons');
  const others = await Promise.all(
    Object.entries(outside).map(([name, role]) => actor(app, { name, accountRole: role }, role)),
  );
  const stranger = { ...nobody(app), name: 'Nobody' };
  const people = [...falcons.initialMembers, ...herons.initialMembers, ...others];
  for (const { entities, initialMembers: own } of [falcons, herons])
    entities.member = [...own, ...own, ...people].map(({ id }) => id);
  return { app, people: [...people, stranger], teams: [falcons, herons] };
}

/** Deletes all data before the next run. */
export const endModel = ({ app }: Model) =>
  app.database.transaction(async (tx) => {
    await tx.query('delete from teams', []);
    await tx.query('delete from users', []);
    await tx.query('delete from outbox', []);
  });

async function actor(
  app: TestApp,
  { name, accountRole }: Pick<Role, 'name' | 'accountRole'>,
  called: string,
): Promise<Actor> {
  const username = `${name}-${randomBytes(4).toString('hex')}`.toLowerCase();
  return { ...(await person(app, accountRole, username)), name: `${name} (${called})` };
}

async function newTeam(app: TestApp, team: keyof typeof initialMembersOf): Promise<ModelTeam> {
  const people = await Promise.all(
    initialMembersOf[team].map((role) => actor(app, role, `${role.teamRole} of ${team}`)),
  );
  const [head, ...rest] = people as [Actor, Actor, ...Actor[]];
  const secret = `secret${randomBytes(6).toString('hex')}`;
  const body = { name: team, sport: 'Hockey', description: `<p>${secret}</p>` };
  const { body: made } = await head.call(calls.teams.create, {}, { body });
  const teamId = made.id as number;
  await Promise.all(
    rest.map((one, place) =>
      joinTeam(app, one, { teamId, role: initialMembersOf[team][place + 1]!.teamRole }),
    ),
  );
  return {
    ...(await furnished(app, head, { teamId, secret })),
    name: team,
    teamId,
    secret,
    initialMembers: people,
  };
}

/** Creates one entity of each kind, with the secret in every text. */
async function furnished(
  app: TestApp,
  head: Actor,
  { teamId, secret }: { teamId: number; secret: string },
): Promise<Pick<ModelTeam, 'entities' | 'tokens' | 'staffSecret' | 'hiddenDrafts' | 'archive'>> {
  const staffSecret = `staff${secret}`.replace('secret', '');
  const content = `<p data-id="aaaaaa">${secret}</p>`;
  const page = await given.page(head, teamId, { title: `Plan ${secret}`, content, tags: [secret] });
  const archive = await given.page(head, teamId, { title: 'Archive', content: `<p>${staffSecret}</p>` });
  await head.call(calls.pages.change, { pageId: archive.id }, { body: { content } });
  const hidden = { title: staffSecret, content: `<p>${staffSecret}</p>`, tags: [staffSecret], draft: true };
  const draft = await given.page(head, teamId, hidden);
  const quote = { start: 0, end: 4, xpath: '/p', prefix: secret };
  const comment = { content: secret, selectedText: secret, textPosition: quote };
  const play = { name: secret, description: secret, content, tags: [secret], formation: secret };
  const made = await given.play(head, teamId, play);
  const link: InviteLink = (await head.call(calls.invites.createLink, { teamId }, { body: {} })).body;
  const name: [string, Buffer] = [`${secret}.txt`, Buffer.from(secret)];
  const files = await sendFiles(app, head, { teamId, files: [name] });
  const invited = `invited-${randomBytes(4).toString('hex')}@club.example`;
  return {
    entities: {
      page: [page.id, archive.id, draft.id],
      'public page': [page.id, archive.id],
      'binned page': [page.id, archive.id, draft.id],
      comment: [
        (await given.comment(head, page.id, comment)).id,
        (await given.comment(head, draft.id, { content: staffSecret })).id,
      ],
      'play comment': [(await given.playComment(head, made.id, comment)).id],
      play: [made.id],
      'binned play': [made.id],
      category: [(await given.category(head, teamId, { name: secret })).id],
      formation: [(await given.formation(head, teamId, { name: secret })).id],
      template: [
        (await given.template(head, teamId, { name: staffSecret, content, tags: [staffSecret] })).id,
      ],
      file: [files.body[0].id as number],
      'binned file': [files.body[0].id as number],
      'invite link': [link.id],
      invitation: [(await given.invitation(head, teamId, invited)).id],
      member: [],
    },
    tokens: new Map([[link.id, link.token]]),
    staffSecret,
    hiddenDrafts: [draft.id],
    archive: archive.id,
  };
}
