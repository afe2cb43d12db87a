import {
  canUsePageTemplates,
  limits,
  tidyTags,
  type NewPageTemplate,
  type PageTemplate,
  type PageTemplateChange,
  type PageTemplateHead,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/changes';
import { Database, type Tx } from '../../platform/database';
import { cleanContent } from '../../platform/html';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Access, withTitles } from '../access';
import { Activities } from '../activities';
import { fullNameOf } from '../auth';
import {
  PageTemplateRepository,
  type PageTemplateHeadRow,
  type PageTemplateKey,
  type PageTemplateRow,
  type PageTemplateValues,
} from './page-template.repository';

/** Templates that editors of a team saved from a page, to begin other pages with. */
@Injectable()
export class PageTemplates {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly repository: PageTemplateRepository,
    private readonly activities: Activities,
    private readonly changes: Changes,
  ) {}

  async list(actor: CurrentUser, teamId: number): Promise<PageTemplateHead[]> {
    await this.access.toTeam(actor, teamId, canUsePageTemplates);
    const rows = await this.repository.findOfTeam(teamId);
    return rows.map(presentHead);
  }

  async read(actor: CurrentUser, key: PageTemplateKey): Promise<PageTemplate> {
    await this.access.toTeam(actor, key.teamId, canUsePageTemplates);
    const template = await this.find(key, actor.userId);
    if (!template) throw new Refusal('template_not_found');
    return template;
  }

  async create(actor: CurrentUser, teamId: number, template: NewPageTemplate): Promise<PageTemplate> {
    await this.access.toTeam(actor, teamId, canUsePageTemplates);
    const values = await valuesOf(template);
    return this.database.transaction(async (tx) => {
      const count = await this.lock(tx, teamId);
      if (count >= limits.pageTemplates) throw new Refusal('templates_full');
      const row = await this.repository.insert(tx, { teamId, userId: actor.userId }, values);
      if (!row) throw new Refusal('template_name_taken');
      return this.record(tx, actor, { row, action: 'created' });
    });
  }

  async change(actor: CurrentUser, key: PageTemplateKey, change: PageTemplateChange): Promise<PageTemplate> {
    await this.access.toTeam(actor, key.teamId, canUsePageTemplates);
    const content = change.content === undefined ? undefined : await cleanContent(change.content);
    return this.database.transaction(async (tx) => {
      const { userId } = actor;
      const found = await this.findLocked(tx, key, userId);
      const row = await this.repository.update(
        tx,
        { id: found.id, userId },
        {
          name: (change.name ?? found.name).trim(),
          content: content ?? found.content,
          tags: tidyTags(change.tags ?? found.tags),
        },
      );
      if (!row) throw new Refusal('template_name_taken');
      return this.record(tx, actor, { row, action: 'updated' });
    });
  }

  async remove(actor: CurrentUser, key: PageTemplateKey): Promise<void> {
    await this.access.toTeam(actor, key.teamId, canUsePageTemplates);
    await this.database.transaction(async (tx) => {
      const row = await this.findLocked(tx, key, actor.userId);
      await this.repository.remove(tx, row.id);
      await this.record(tx, actor, { row, action: 'deleted' });
    });
  }

  /** Returns a template for a caller that has checked access. */
  async find(key: PageTemplateKey, readerId: number): Promise<PageTemplate | undefined> {
    const row = await this.repository.find(key, readerId);
    return row && present(row);
  }

  /** Adds imported templates that fit below the limit. One whose name is taken is left out. */
  async addImported(
    tx: Tx,
    { actor, teamId }: { actor: CurrentUser; teamId: number },
    templates: AsyncIterable<NewPageTemplate>,
  ): Promise<void> {
    let count = await this.lock(tx, teamId);
    for await (const template of templates) {
      if (count >= limits.pageTemplates) break;
      const values = await valuesOf(template);
      if (await this.repository.insert(tx, { teamId, userId: actor.userId }, values)) count += 1;
    }
    this.changes.add(tx, { what: 'page', teamId, id: 0 });
  }

  private async lock(tx: Tx, teamId: number): Promise<number> {
    const count = await this.repository.lock(tx, teamId);
    if (count === undefined) throw new Refusal('team_not_found');
    return count;
  }

  private async findLocked(tx: Tx, key: PageTemplateKey, readerId: number): Promise<PageTemplateRow> {
    await this.lock(tx, key.teamId);
    const row = await this.repository.findLocked(tx, key, readerId);
    if (!row) throw new Refusal('template_not_found');
    return row;
  }

  private async record(
    tx: Tx,
    actor: CurrentUser,
    { row, action }: { row: PageTemplateRow; action: string },
  ): Promise<PageTemplate> {
    const target = { targetType: 'page_template', targetId: row.id, targetName: row.name } as const;
    await this.activities.record(tx, { teamId: row.team_id, userId: actor.userId, action, ...target });
    return present(row);
  }
}

async function valuesOf({ name, content, tags = [] }: NewPageTemplate): Promise<PageTemplateValues> {
  return { name: name.trim(), content: await cleanContent(content), tags: tidyTags(tags) };
}

function creatorOf({ username, ...names }: PageTemplateHeadRow): PageTemplateHead['creator'] {
  return username === null ? null : { displayName: fullNameOf({ username, ...names }) };
}

const presentHead = (row: PageTemplateHeadRow): PageTemplateHead => ({
  id: row.id,
  teamId: row.team_id,
  name: row.name,
  tags: row.tags,
  createdBy: row.created_by,
  creator: creatorOf(row),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

const present = (row: PageTemplateRow): PageTemplate => ({
  ...presentHead(row),
  content: withTitles(row.content, row.mentions),
});
