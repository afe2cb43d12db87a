import type { PageFileState } from '@touchline/contract';
import type { Board } from '@touchline/contract/boards';
import { Injectable } from '@nestjs/common';
import { Database, statement, type Tx } from '../../platform/database';
import {
  draftColumn,
  mentionTitles,
  standingColumns,
  standingJoin,
  type MentionTitles,
  type StandingRow,
} from '../access';

/** The page or play of an export. */
export interface ContentRef {
  kind: 'page' | 'play';
  id: number;
}

export interface PdfExportRow {
  id: number;
  page_id: number | null;
  play_id: number | null;
  title: string;
  state: PageFileState;
  progress: number;
  /** In bytes. */
  size: number | null;
  created_at: Date;
}

/** A page or play with all that its PDF shows. */
export interface ContentToPrintRow {
  team_id: number;
  title: string;
  content: string;
  mentions: MentionTitles;
  tags: string[];
  description: string | null;
  formation: string | null;
  diagram_url: string | null;
  board: Board | null;
  team: string;
  author: string | null;
  created_at: Date;
  updated_at: Date;
  /** The time zone of the user who requested the file. */
  time_zone: string | null;
}

const columns = 'f.id, f.page_id, f.play_id, p.title, f.state, f.progress, f.size, f.created_at';
/** The page or play `p` of export `f`. */
const contentJoin = `join lateral (
    select team_id, title, published_at from pages where id = f.page_id and deleted_at is null
    union all
    select team_id, name, published_at from plays where id = f.play_id and deleted_at is null) p on true`;

const find = statement(
  'page_file_find',
  `select ${columns}, ${draftColumn('p')}, ${standingColumns()}
     from page_files f ${contentJoin} join teams t on t.id = p.team_id ${standingJoin()}
    where f.requested_by = $1 and f.id = $2 and f.created_at > $3`,
);
const texts = 'team_id, content, mentions, tags, created_by, created_at, updated_at';
const paper = statement(
  'page_file_paper',
  `select p.*, ${mentionTitles('p', 'f.requested_by')} as mentions, t.name as team, c.username as author, r.time_zone
     from page_files f join lateral (
         select ${texts}, title, null as description, null as formation, null as diagram_url, null::jsonb as board
           from whole_pages where id = f.page_id and deleted_at is null
         union all
         select ${texts}, name, description, formation, diagram_url, board
           from whole_plays where id = f.play_id and deleted_at is null) p on true
       join teams t on t.id = p.team_id left join users c on c.id = p.created_by
       left join users r on r.id = f.requested_by
    where f.id = $1`,
);
const old = statement('page_file_old', 'select id from page_files where created_at <= $1 limit $2');

@Injectable()
export class PdfExportRepository {
  constructor(private readonly database: Database) {}

  /** Finds a pending export of the page or play by the same user. */
  async findOpen(tx: Tx, { kind, id }: ContentRef, userId: number): Promise<PdfExportRow | undefined> {
    const [row] = await tx.query<PdfExportRow>(
      `select ${columns} from page_files f ${contentJoin}
        where f.${kind}_id = $1 and f.requested_by = $2 and f.state in ('waiting', 'active')`,
      [id, userId],
    );
    return row;
  }

  /** Returns undefined when the page or play is deleted. */
  async insert(tx: Tx, { kind, id }: ContentRef, { userId, now }: { userId: number; now: Date }) {
    const [row] = await tx.query<PdfExportRow>(
      `with f as (
         insert into page_files (${kind}_id, requested_by, created_at)
         select id, $2, $3 from ${kind}s where id = $1 and deleted_at is null returning *)
       select ${columns} from f ${contentJoin}`,
      [id, userId, now],
    );
    return row;
  }

  /** Finds an export of the user that is not expired, with the user's standing in the team. */
  async findOwn(userId: number, id: number, since: Date): Promise<(PdfExportRow & StandingRow) | undefined> {
    const [row] = await this.database.read<PdfExportRow & StandingRow>(find, [userId, id, since]);
    return row;
  }

  async findContent(id: number): Promise<ContentToPrintRow | undefined> {
    const [row] = await this.database.read<ContentToPrintRow>(paper, [id]);
    return row;
  }

  async begin(tx: Tx, id: number): Promise<void> {
    await tx.query(`update page_files set state = 'active', progress = 0 where id = $1`, [id]);
  }

  async advance(tx: Tx, id: number, progress: number): Promise<void> {
    await tx.query(`update page_files set progress = $2 where id = $1 and state = 'active'`, [id, progress]);
  }

  async finish(tx: Tx, id: number, { size, now }: { size: number; now: Date }): Promise<void> {
    await tx.query(
      `update page_files set state = 'done', progress = 1, size = $2, finished_at = $3 where id = $1`,
      [id, size, now],
    );
  }

  async fail(tx: Tx, id: number): Promise<void> {
    await tx.query(`update page_files set state = 'failed' where id = $1`, [id]);
  }

  async findOld(before: Date, max: number): Promise<number[]> {
    const rows = await this.database.read<{ id: number }>(old, [before, max]);
    return rows.map(({ id }) => id);
  }

  async remove(tx: Tx, ids: readonly number[]): Promise<void> {
    await tx.query('delete from page_files where id = any($1)', [ids]);
  }
}
