import { Injectable } from '@nestjs/common';
import { Database, statement, type Tx } from '../../platform/database';
import { mentionTitlesIn, type MentionTitles } from '../access';

export interface PageTemplateHeadRow {
  id: number;
  team_id: number;
  name: string;
  tags: string[];
  created_by: number | null;
  /** Names of the user who saved it first; all null for a deleted account. */
  username: string | null;
  first_name: string;
  last_name: string;
  display_name: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface PageTemplateRow extends PageTemplateHeadRow {
  content: string;
  mentions: MentionTitles;
}

export interface PageTemplateKey {
  teamId: number;
  id: number;
}

export interface PageTemplateValues {
  name: string;
  content: string;
  tags: string[];
}

const headColumns = `l.id, l.team_id, l.name, l.tags, l.created_by, l.created_at, l.updated_at,
  u.username, u.first_name, u.last_name, u.display_name`;
const withCreator = 'left join users u on u.id = l.created_by';
const columnsFor = (reader: string) =>
  `${headColumns}, l.content, ${mentionTitlesIn('l.content', reader)} as mentions`;

const ofTeam = statement(
  'page_templates_of_team',
  `select ${headColumns} from page_templates l ${withCreator} where l.team_id = $1 order by lower(l.name)`,
);
const one = statement(
  'page_template',
  `select ${columnsFor('$3')} from page_templates l ${withCreator} where l.id = $2 and l.team_id = $1`,
);

@Injectable()
export class PageTemplateRepository {
  constructor(private readonly database: Database) {}

  findOfTeam(teamId: number): Promise<PageTemplateHeadRow[]> {
    return this.database.read<PageTemplateHeadRow>(ofTeam, [teamId]);
  }

  async find({ teamId, id }: PageTemplateKey, readerId: number): Promise<PageTemplateRow | undefined> {
    const [row] = await this.database.read<PageTemplateRow>(one, [teamId, id, readerId]);
    return row;
  }

  /** Locks the templates of a team and returns their number; undefined when the team is deleted. */
  async lock(tx: Tx, teamId: number): Promise<number | undefined> {
    const teams = await tx.query('select 1 from teams where id = $1 for no key update', [teamId]);
    if (teams.length === 0) return undefined;
    const [row] = await tx.query<{ count: number }>(
      'select count(*)::integer as count from page_templates where team_id = $1',
      [teamId],
    );
    return row?.count;
  }

  async findLocked(
    tx: Tx,
    { teamId, id }: PageTemplateKey,
    readerId: number,
  ): Promise<PageTemplateRow | undefined> {
    const [row] = await tx.query<PageTemplateRow>(one.text, [teamId, id, readerId]);
    return row;
  }

  /** Returns undefined when the name is taken. */
  async insert(
    tx: Tx,
    { teamId, userId }: { teamId: number; userId: number },
    { name, content, tags }: PageTemplateValues,
  ): Promise<PageTemplateRow | undefined> {
    const [row] = await tx.query<PageTemplateRow>(
      `with l as (
         insert into page_templates (team_id, name, content, tags, created_by) values ($1, $2, $3, $4, $5)
         on conflict (team_id, lower(name)) do nothing returning *)
       select ${columnsFor('$5')} from l ${withCreator}`,
      [teamId, name, content, tags, userId],
    );
    return row;
  }

  /** Returns undefined when the name is taken. The templates of the team must be locked. */
  async update(
    tx: Tx,
    { id, userId }: { id: number; userId: number },
    { name, content, tags }: PageTemplateValues,
  ): Promise<PageTemplateRow | undefined> {
    const [row] = await tx.query<PageTemplateRow>(
      `with l as (
         update page_templates t set name = $2, content = $3, tags = $4, updated_at = now()
          where id = $1 and not exists (
            select 1 from page_templates o
             where o.team_id = t.team_id and lower(o.name) = lower($2) and o.id <> t.id)
          returning *)
       select ${columnsFor('$5')} from l ${withCreator}`,
      [id, name, content, tags, userId],
    );
    return row;
  }

  async remove(tx: Tx, id: number): Promise<void> {
    await tx.query('delete from page_templates where id = $1', [id]);
  }
}
