import type { Board } from '@touchline/contract/boards';
import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../platform/database';
import { mentionTitles, type MentionTitles } from '../access';

export interface ExportedPageRow {
  id: number;
  title: string;
  tags: string[];
  category_id: number | null;
  author: string | null;
  created_at: string;
  updated_at: string;
  /** The place among the pinned pages, from 1; null for others. */
  pin: number | null;
  is_draft: boolean;
}

export interface ExportedPlayRow {
  id: number;
  name: string;
  description: string | null;
  formation: string | null;
  tags: string[];
  category_id: number | null;
  diagram_url: string | null;
  author: string | null;
  created_at: string;
  updated_at: string;
  is_draft: boolean;
}

export interface PageContent {
  content: string;
  /** The titles of the mentions for the user who exports. */
  mentions: MentionTitles;
}

export interface PlayContent extends PageContent {
  board: Board | null;
}

const nameOf = statement('space_name', 'select name from teams where id = $1');
const pagesOf = statement(
  'space_pages',
  `select p.id, p.title, p.tags, p.category_id, p.published_at is null as is_draft, c.username as author, p.created_at, p.updated_at,
          case when n.id is not null then rank() over (order by n.position, n.id)::integer end as pin
     from pages p left join team_pins n on n.page_id = p.id left join users c on c.id = p.created_by
    where p.team_id = $1 and p.deleted_at is null order by p.position, p.id`,
);
const contentOf = statement(
  'space_content',
  `select p.content, ${mentionTitles('p', '$2')} as mentions from whole_pages p where p.id = $1 and p.deleted_at is null`,
);

const playsOf = statement(
  'space_plays',
  `select p.id, p.name, p.description, p.formation, p.tags, p.category_id, p.diagram_url,
          p.published_at is null as is_draft, c.username as author, p.created_at, p.updated_at
     from plays p left join users c on c.id = p.created_by
    where p.team_id = $1 and p.deleted_at is null order by p.position, p.id`,
);
const playContentOf = statement(
  'space_play_content',
  `select p.content, p.board, ${mentionTitles('p', '$2')} as mentions from whole_plays p
    where p.id = $1 and p.deleted_at is null`,
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
  async findContent(pageId: number, readerId: number): Promise<PageContent | undefined> {
    const [row] = await this.database.read<PageContent>(contentOf, [pageId, readerId]);
    return row;
  }

  findPlays(teamId: number): Promise<ExportedPlayRow[]> {
    return this.database.read<ExportedPlayRow>(playsOf, [teamId]);
  }

  /** Undefined when the play is deleted. */
  async findPlayContent(playId: number, readerId: number): Promise<PlayContent | undefined> {
    const [row] = await this.database.read<PlayContent>(playContentOf, [playId, readerId]);
    return row;
  }
}
