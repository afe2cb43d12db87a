import { randomBytes } from 'node:crypto';
import { calls, type AccountRole, type InviteLink, type TeamRole } from '@touchline/contract';
import type { TestApp } from '../app';
import { given } from '../given';
import { sendFiles } from '../media';
import { joinTeam, nobody, person, type Person } from '../people';

/** What a team has that somebody may lay hands on. */
const kinds = [
  'page',
  'binned page',
  'comment',
  'play',
  'category',
  'file',
  'invite link',
  'invitation',
  'member',
] as const;
export type Kind = (typeof kinds)[number];

/** Somebody of the story, called as at its beginning: "Ann (coach of Falcons)". */
export interface Actor extends Person {
  name: string;
}

/** A team of the story, and all that was ever in it. */
export interface Ground {
  name: string;
  teamId: number;
  /** Who was in it at the beginning. */
  squad: Actor[];
  things: Record<Kind, number[]>;
  /** Of its invite links, by their number. */
  tokens: Map<number, string>;
  /** Stands in everything that is written here: nobody outside may ever see it. */
  word: string;
  /** Stands in the first version of the archive only: it is for those who see the history. */
  staffWord: string;
  /** A page that was changed once. */
  archive: number;
}

export interface World {
  app: TestApp;
  people: Actor[];
  grounds: [Ground, Ground];
  /** Of all that there is, as the last step left it. */
  digests?: string[];
}

interface Role {
  name: string;
  accountRole: AccountRole;
  teamRole: TeamRole;
}

const squads = {
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

/** Two teams with their people, and people of neither, two of whom may do everything. */
export async function newWorld(app: TestApp): Promise<World> {
  const falcons = await squad(app, 'Falcons');
  const herons = await squad(app, 'Herons');
  const others = await Promise.all(
    Object.entries(outside).map(([name, role]) => actor(app, { name, accountRole: role }, role)),
  );
  const stranger = { ...nobody(app), name: 'Nobody' };
  const people = [...falcons.squad, ...herons.squad, ...others];
  for (const { things, squad: own } of [falcons, herons])
    things.member = [...own, ...own, ...people].map(({ id }) => id);
  return { app, people: [...people, stranger], grounds: [falcons, herons] };
}

/** Clears the ground for the next story. */
export const endWorld = ({ app }: World) =>
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

async function squad(app: TestApp, team: keyof typeof squads): Promise<Ground> {
  const people = await Promise.all(
    squads[team].map((role) => actor(app, role, `${role.teamRole} of ${team}`)),
  );
  const [head, ...rest] = people as [Actor, Actor, ...Actor[]];
  const word = `secret${randomBytes(6).toString('hex')}`;
  const body = { name: team, sport: 'Hockey', description: `<p>${word}</p>` };
  const { body: made } = await head.call(calls.teams.create, {}, { body });
  const teamId = made.id as number;
  await Promise.all(
    rest.map((one, place) => joinTeam(app, one, { teamId, role: squads[team][place + 1]!.teamRole })),
  );
  return { ...(await furnished(app, head, { teamId, word })), name: team, teamId, word, squad: people };
}

/** One of each kind, with the secret word in every text that it holds. */
async function furnished(
  app: TestApp,
  head: Actor,
  { teamId, word }: { teamId: number; word: string },
): Promise<Pick<Ground, 'things' | 'tokens' | 'staffWord' | 'archive'>> {
  const staffWord = `staff${word}`.replace('secret', '');
  const content = `<p data-id="aaaaaa">${word}</p>`;
  const page = await given.page(head, teamId, { title: `Plan ${word}`, content, tags: [word] });
  const archive = await given.page(head, teamId, { title: 'Archive', content: `<p>${staffWord}</p>` });
  await head.call(calls.pages.change, { pageId: archive.id }, { body: { content } });
  const quote = { start: 0, end: 4, xpath: '/p', prefix: word };
  const comment = { content: word, selectedText: word, textPosition: quote };
  const play = { name: word, description: word, content, tags: [word], formation: word };
  const link: InviteLink = (await head.call(calls.invites.createLink, { teamId }, { body: {} })).body;
  const name: [string, Buffer] = [`${word}.txt`, Buffer.from(word)];
  const files = await sendFiles(app, head, { teamId, files: [name] });
  const invited = `invited-${randomBytes(4).toString('hex')}@club.example`;
  return {
    things: {
      page: [page.id, archive.id],
      'binned page': [page.id, archive.id],
      comment: [(await given.comment(head, page.id, comment)).id],
      play: [(await given.play(head, teamId, play)).id],
      category: [(await given.category(head, teamId, { name: word })).id],
      file: [files.body[0].id as number],
      'invite link': [link.id],
      invitation: [(await given.invitation(head, teamId, invited)).id],
      member: [],
    },
    tokens: new Map([[link.id, link.token]]),
    staffWord,
    archive: archive.id,
  };
}
