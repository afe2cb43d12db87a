import type { AccountRole, Standing, TeamRole } from '@touchline/contract';
import { statement, type Statement } from '../../src/platform/database';
import type { TestApp } from '../app';
import type { ModelTeam, Kind } from './model';

/** The state of the database, read directly: the policies are evaluated on it, independent of the server. */
const find = (name: Kind, text: string) => statement(`spec_fact_${name.replace(' ', '_')}`, text);
const subjects: Record<Kind, Statement> = {
  page: find(
    'page',
    `select id, published_at is null as "isDraft" from pages where id = $1 and team_id = $2 and deleted_at is null`,
  ),
  'public page': find(
    'public page',
    `select id, published_at is null as "isDraft" from pages where id = $1 and team_id = $2 and deleted_at is null`,
  ),
  'binned page': find(
    'binned page',
    `select id, published_at is null as "isDraft" from pages
      where id = $1 and team_id = $2 and deleted_at > now() - interval '30 days'`,
  ),
  comment: find(
    'comment',
    `select c.user_id as "userId", c.parent_id as "parentId", p.published_at is null as "isDraft" from comments c join pages p on p.id = c.page_id
      where c.id = $1 and p.team_id = $2 and c.deleted_at is null and p.deleted_at is null`,
  ),
  'play comment': find(
    'play comment',
    `select c.user_id as "userId", c.parent_id as "parentId", y.published_at is null as "isDraft" from comments c join plays y on y.id = c.play_id
      where c.id = $1 and y.team_id = $2 and c.deleted_at is null and y.deleted_at is null`,
  ),
  play: find(
    'play',
    `select id, published_at is null as "isDraft" from plays where id = $1 and team_id = $2 and deleted_at is null`,
  ),
  'binned play': find(
    'binned play',
    `select id, published_at is null as "isDraft" from plays
      where id = $1 and team_id = $2 and deleted_at > now() - interval '30 days'`,
  ),
  category: find('category', 'select id from categories where id = $1 and team_id = $2'),
  template: find('template', 'select id from page_templates where id = $1 and team_id = $2'),
  formation: find('formation', 'select id from board_formations where id = $1 and team_id = $2'),
  file: find(
    'file',
    `select id, not exists (
       select 1 from pages p join page_versions v on v.page_id = p.id and v.version = p.version
        where p.team_id = $2 and p.published_at is not null and p.deleted_at is null
          and v.content like '%/api/media/' || f.id || '/%') as "isDraft"
       from media_files f where id = $1 and team_id = $2 and deleted_at is null`,
  ),
  'binned file': find(
    'binned file',
    `select id from media_files where id = $1 and team_id = $2 and deleted_at > now() - interval '30 days'`,
  ),
  'invite link': find(
    'invite link',
    `select role, is_active and used_count < coalesce(max_uses, 1000) as "isUsable"
       from invite_links where id = $1 and team_id = $2`,
  ),
  invitation: find(
    'invitation',
    `select i.email, i.role, u.id as "userId" from team_invitations i left join users u on u.email = i.email
      where i.id = $1 and i.team_id = $2 and i.status = 'pending'`,
  ),
  member: find(
    'member',
    `select m.user_id as "userId", m.role, coalesce(t.team_admin_id = m.user_id, false) as "isTeamAdmin"
       from team_members m join teams t on t.id = m.team_id where m.user_id = $1 and m.team_id = $2`,
  ),
};

const standing = statement(
  'spec_standing',
  `select u.id as "userId", u.role as "accountRole", m.role as "teamRole",
          coalesce(t.team_admin_id = u.id, false) as "isTeamAdmin"
     from users u cross join teams t left join team_members m on m.user_id = u.id and m.team_id = t.id
    where u.id = $1 and t.id = $2`,
);
const account = statement('spec_account', 'select id, role, username, email from users where id = $1');
const members = statement(
  'spec_members',
  `select m.user_id as "userId", m.role, coalesce(t.team_admin_id = m.user_id, false) as "isTeamAdmin"
     from team_members m join teams t on t.id = m.team_id where t.id = $1`,
);
/** Email addresses that managers of a team may see: of members and invited users. */
const known = statement(
  'spec_known_addresses',
  `select email from users u join team_members m on m.user_id = u.id where m.team_id = $1
   union select email from team_invitations where team_id = $1`,
);

const rowsOf = (table: string, where = 'team_id = $1', row = 'x::text') =>
  `(select string_agg(${row}, '|' order by x.id) from ${table} x where ${where})`;
const ofPages = 'page_id in (select id from pages where team_id = $1)';
const ofPlays = 'play_id in (select id from plays where team_id = $1)';
const everything = statement(
  'spec_everything_of_team',
  `select md5(concat_ws('#', ${[
    rowsOf('teams', 'id = $1'),
    ...[
      'team_members',
      'pages',
      'comments',
      'plays',
      'categories',
      'media_files',
      'team_pins',
      'board_formations',
      'page_templates',
    ].map((t) => rowsOf(t)),
    ...['invite_links', 'activities'].map((table) => rowsOf(table)),
    rowsOf('team_invitations', 'team_id = $1', `concat_ws(' ', id, email, role, status, expires_at)`),
    ...[
      ['page_versions', ofPages],
      ['page_stars', ofPages],
      ['play_versions', ofPlays],
      ['play_stars', ofPlays],
    ].map(
      ([table, where]) => `(select string_agg(x::text, '|' order by x::text) from ${table} x where ${where})`,
    ),
  ].join(', ')})) as digest`,
);
const accounts = statement(
  'spec_everybody',
  `select md5(string_agg(concat_ws(' ', id, username, email, role, is_active, password_hash), '|' order by id))
     as digest from users`,
);

export interface Member {
  userId: number;
  role: TeamRole;
  isTeamAdmin: boolean;
}

export interface Account {
  id: number;
  role: AccountRole;
  username: string;
  email: string;
}

export const databaseStateOf = ({ database }: TestApp) => {
  async function first<Row>(text: Statement, values: unknown[]): Promise<Row | undefined> {
    const [row] = await database.read<Row>(text, values);
    return row;
  }
  const digest = async (text: Statement, values: unknown[]) =>
    (await first<{ digest: string }>(text, values))?.digest ?? '';
  return {
    /** Resolves to undefined when the team or the user is deleted. */
    standing: (userId: number, teamId: number) => first<Standing>(standing, [userId, teamId]),
    account: (userId: number) => first<Account>(account, [userId]),
    subject: <Subject>(kind: Kind, id: number, teamId: number) =>
      first<Subject>(subjects[kind], [id, teamId]),
    members: (teamId: number) => database.read<Member>(members, [teamId]),
    knownAddresses: async (teamId: number) =>
      (await database.read<{ email: string }>(known, [teamId])).map(({ email }) => email),
    /** Returns hashes of all rows of each team and of all accounts. */
    async digests(teams: readonly ModelTeam[]): Promise<string[]> {
      const hashes = teams.map(({ teamId }) => digest(everything, [teamId]));
      return Promise.all([...hashes, digest(accounts, [])]);
    },
  };
};

export type DatabaseState = ReturnType<typeof databaseStateOf>;
