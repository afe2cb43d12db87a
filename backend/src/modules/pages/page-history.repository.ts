import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../platform/database';

export interface VersionHeadRow {
  version: number;
  title: string;
  username: string | null;
  saved_at: Date;
}

export interface VersionRow extends VersionHeadRow {
  content: string;
  tags: string[];
}

const columns = 'v.version, v.title, v.saved_at, u.username';
const from = 'from page_versions v left join users u on u.id = v.saved_by';

const heads = statement(
  'page_version_heads',
  `select ${columns} ${from}
    where v.page_id = $1 and ($2::integer is null or v.version < $2) order by v.version desc limit $3`,
);
const one = statement(
  'page_version',
  `select ${columns}, v.content, v.tags ${from} where v.page_id = $1 and v.version = $2`,
);

@Injectable()
export class PageHistoryRepository {
  constructor(private readonly database: Database) {}

  findHeads(pageId: number, before: number | null, limit: number): Promise<VersionHeadRow[]> {
    return this.database.read<VersionHeadRow>(heads, [pageId, before, limit]);
  }

  async find(pageId: number, version: number): Promise<VersionRow | undefined> {
    const [row] = await this.database.read<VersionRow>(one, [pageId, version]);
    return row;
  }
}
