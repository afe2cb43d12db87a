import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../platform/database';

export interface ExportedPageRow {
  id: number;
  title: string;
  tags: string[];
  category_id: number | null;
  /** The place among the pinned pages, from 1; null for others. */
  pin: number | null;
  is_draft: boolean;
}

const nameOf = statement('space_name', 'select name from teams where id = $1');
const pagesOf = statement(
  'space_pages',
  `select p.id, p.title, p.tags, p.category_id, p.published_at is null as is_draft,
          case when n.id is not null then rank() over (order by n.position, n.id)::integer end as pin
     from pages p left join team_pins n on n.page_id = p.id
    where p.team_id = $1 and p.deleted_at is null order by p.position, p.id`,
);
const contentOf = statement(
  'space_content',
  'select content from whole_pages where id = $1 and deleted_at is null',
);

@Injectable()
export class TeamArchiveRepository {
  constructor(private readonly database: Database) {}

  async findName(teamId: number): Promise<string> {
    const [row] = await this.database.read<{ name: string }>(nameOf, [teamId]);
    return row?.name ?? '';
  }

  findPages(teamId: number): Promise<ExportedPageRow[]> {
    return this.database.read<ExportedPageRow>(pagesOf, [teamId]);
  }

  /** Undefined when the page is deleted. */
  async findContent(pageId: number): Promise<string | undefined> {
    const [row] = await this.database.read<{ content: string }>(contentOf, [pageId]);
    return row?.content;
  }
}
