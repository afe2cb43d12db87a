import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database, ignoreMissingRow, statement } from '../../platform/database';

/** A version to compare a page with, and the version that the user read last. */
export interface ComparedVersionRow {
  version: number;
  title: string;
  content: string;
  tags: string[];
  saved_at: Date;
  /** It was current while the page was published. */
  was_published: boolean;
  last_read_version: number | null;
}

/** The higher version wins, and none is higher than the current one. */
const set = statement(
  'page_last_read',
  `insert into page_views as v (user_id, page_id, seen_at, version)
   select $1, id, $4, least($3, version) from pages where id = $2 and deleted_at is null
   on conflict (user_id, page_id) do update set version = excluded.version
    where v.version is null or v.version < excluded.version`,
);
const compared = statement(
  'page_compared_version',
  `select v.version, v.title, v.content, v.tags, v.saved_at, v.was_published, r.version as last_read_version
     from page_versions v left join page_views r on r.page_id = v.page_id and r.user_id = $3
    where v.page_id = $1 and v.version = $2`,
);

/** The versions of pages that users have read. */
@Injectable()
export class LastReadRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async set(userId: number, pageId: number, version: number): Promise<void> {
    await this.database.execute(set, [userId, pageId, version, this.clock.now()]).catch(ignoreMissingRow);
  }

  async find(userId: number, pageId: number, version: number): Promise<ComparedVersionRow | undefined> {
    const [row] = await this.database.read<ComparedVersionRow>(compared, [pageId, version, userId]);
    return row;
  }
}
