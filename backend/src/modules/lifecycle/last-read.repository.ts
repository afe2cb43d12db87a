import type { ContentKind } from '@touchline/contract';
import type { Board } from '@touchline/contract/boards';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database, ignoreMissingRow, statement } from '../../platform/database';
import { mentionTitlesIn, type MentionTitles } from '../access';
import { kindsInDatabase, type ContentRef } from './content-kinds';

/** A version to compare a page or play with, and the version that the user read last. */
export interface ComparedVersionRow {
  version: number;
  title: string;
  content: string;
  mentions: MentionTitles;
  tags: string[];
  saved_at: Date;
  /** It was current while the page or play was published. */
  was_published: boolean;
  /** Only plays have it, and the next three. */
  description?: string | null;
  formation?: string | null;
  diagram_url?: string | null;
  board?: Board | null;
  last_read_version: number | null;
}

function statementsOf(kind: ContentKind) {
  const { table, title, otherColumns } = kindsInDatabase[kind];
  return {
    /** The higher version wins, and none is higher than the current one. */
    set: statement(
      `${kind}_last_read`,
      `insert into ${kind}_views as v (user_id, ${kind}_id, seen_at, version)
       select $1, id, $4, least($3, version) from ${table} where id = $2 and deleted_at is null
       on conflict (user_id, ${kind}_id) do update set version = excluded.version
        where v.version is null or v.version < excluded.version`,
    ),
    compared: statement(
      `${kind}_compared_version`,
      `select v.version, v.${title} as title, v.content, v.tags, v.saved_at, v.was_published, ${mentionTitlesIn('v.content', '$3')} as mentions,
              ${otherColumns.map((column) => `v.${column},`).join(' ')} r.version as last_read_version
         from ${kind}_versions v left join ${kind}_views r on r.${kind}_id = v.${kind}_id and r.user_id = $3
        where v.${kind}_id = $1 and v.version = $2`,
    ),
  };
}

const statements = { page: statementsOf('page'), play: statementsOf('play') };

/** The versions of pages and plays that users have read. */
@Injectable()
export class LastReadRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async set(userId: number, { kind, id }: ContentRef, version: number): Promise<void> {
    const values = [userId, id, version, this.clock.now()];
    await this.database.execute(statements[kind].set, values).catch(ignoreMissingRow);
  }

  async find(
    userId: number,
    { kind, id }: ContentRef,
    version: number,
  ): Promise<ComparedVersionRow | undefined> {
    const values = [id, version, userId];
    const [row] = await this.database.read<ComparedVersionRow>(statements[kind].compared, values);
    return row;
  }
}
