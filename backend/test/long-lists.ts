import type pg from 'pg';
import { Tokens } from '../src/platform/tokens';

export interface ListSizes {
  /** Each begins a thread of the page; every tenth has a quote. */
  comments: number;
  /** Files of the team. */
  files: number;
  accounts: number;
}

type Client = Pick<pg.Client, 'query'>;

/** Adds rows to the lists of a team and a page, and accounts without a team. */
export async function addListRows(
  client: Client,
  { teamId, pageId }: { teamId: number; pageId: number },
  { comments, files, accounts }: ListSizes,
): Promise<void> {
  await client.query(
    `insert into comments (page_id, team_id, content, selected_text, text_position, created_at, updated_at)
     select $1, $2, 'Which foot leads when the second pod lifts? ' || n,
            case when n % 10 = 0 then 'Front pod' end,
            case when n % 10 = 0 then '{"start": 0, "end": 9, "xpath": ""}'::jsonb end, at, at
       from generate_series(1, $3::integer) n cross join lateral (select now() - n * interval '1 minute' as at) t`,
    [pageId, teamId, comments],
  );
  await client.query(
    `insert into media_files (team_id, filename, original_name, mime_type, size, uploaded_at)
     select $1::integer, format('%s/plan-%s', $1::integer, n), format('session plan %s.pdf', n), 'application/pdf', 1000,
            now() - n * interval '1 minute'
       from generate_series(1, $2::integer) n`,
    [teamId, files],
  );
  await client.query(
    `insert into users (username, email, first_name, last_name, role)
     select 'many' || n, 'many' || n || '@club.example', 'Kim', 'Number ' || n, 'player'
       from generate_series(1, $1::integer) n`,
    [accounts],
  );
  await client.query('analyze');
}

/** Adds a super admin with a session and returns its token. */
export async function addSuperAdmin(client: Client): Promise<string> {
  const token = 'session-of-super-admin';
  await client.query(
    `with made as (
       insert into users (username, email, role) values ('super.admin', 'super.admin@club.example', 'super_admin')
       returning id)
     insert into sessions (user_id, token_hash, expires_at) select id, $1, now() + interval '1 day' from made`,
    [new Tokens().hash(token)],
  );
  return token;
}
