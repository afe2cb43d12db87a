import type pg from 'pg';
import { Tokens } from '../src/platform/tokens';

export interface SizedTeam {
  teamId: number;
  pageId: number;
  /** Session of its coach. */
  token: string;
  cookie: string;
}

/** Adds pages with one tag each, so that the team has so many tags. */
export async function addTaggedPages(
  client: pg.Client,
  teamId: number,
  size: { pages: number; tags: number },
) {
  await client.query(
    `insert into pages (team_id, title, tags)
     select $1, 'Drill', array['drill ' || n % $3::integer] from generate_series(1, $2::integer) n`,
    [teamId, size.pages, size.tags],
  );
}

/** Adds pages with one version each, published from now back to an hour apart, and players who read the latest ones of them. */
export async function addReadPages(
  client: pg.Client,
  teamId: number,
  size: { pages: number; players: number; reads: number },
) {
  await client.query(
    `with made as (
       insert into pages (team_id, title, published_at, updated_at)
       select $1, 'Drill ' || n, now() - n * interval '1 hour', now() - n * interval '1 hour'
         from generate_series(1, $2::integer) n returning id, title, updated_at)
     insert into page_versions (page_id, version, title, content, tags, saved_at)
     select id, 1, title, '<p>Front pod</p>', '{}', updated_at from made`,
    [teamId, size.pages],
  );
  await client.query(
    `with made as (
       insert into users (username, email, role)
       select format('reader.%s.%s', $1::integer, n), format('reader.%s.%s@club.example', $1::integer, n), 'player'
         from generate_series(1, $2::integer) n returning id)
     insert into team_members (team_id, user_id, role, joined_at)
     select $1, id, 'player', now() - interval '1 year' from made`,
    [teamId, size.players],
  );
  await client.query(
    `insert into page_views (user_id, page_id, seen_at, version)
     select m.user_id, p.id, now(), 1 from (
       select id, row_number() over (order by updated_at desc) as n from pages where team_id = $1) p
       join team_members m on m.team_id = $1 and m.role = 'player' where p.n <= $2::integer / $3::integer
     on conflict do nothing`,
    [teamId, size.reads, size.players],
  );
  await client.query('analyze');
}

/** Adds a team with one page and so many members, the first of whom is its coach. */
export async function addSizedTeam(client: pg.Client, members: number): Promise<SizedTeam> {
  const one = async (text: string, values: unknown[]): Promise<number> =>
    (await client.query<{ id: number }>(text, values)).rows[0]!.id;
  const teamId = await one(
    `insert into teams (name, sport) values ('Harbour RFC', 'Soccer') returning id`,
    [],
  );
  const coachId = await one(
    `with made as (
       insert into users (username, email, first_name, last_name, role)
       select format('player.%s.%s', $1::integer, n), format('player.%s.%s@club.example', $1::integer, n),
         'Player ' || n, 'Kent', 'player'
         from generate_series(1, $2::integer) n returning id),
     joined as (
       insert into team_members (team_id, user_id, role)
       select $1, id, case when id = (select min(id) from made) then 'coach' else 'player' end from made)
     select min(id) as id from made`,
    [teamId, members],
  );
  const pageId = await one(
    `with page as (insert into pages (team_id, title, created_by) values ($1, 'Lineout calls', $2) returning id),
       text as (insert into page_versions (page_id, version, title, content, tags)
         select id, 1, 'Lineout calls', '<p data-id="a">Front pod</p>', '{}' from page)
     select id from page`,
    [teamId, coachId],
  );
  const token = `session-of-${coachId}`;
  await client.query(
    `insert into sessions (user_id, token_hash, expires_at) values ($1, $2, now() + interval '1 day')`,
    [coachId, new Tokens().hash(token)],
  );
  return { teamId, pageId, token, cookie: `touchline_session=${token}` };
}
