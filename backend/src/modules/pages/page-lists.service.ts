import {
  askedTags,
  canReadPages,
  type Page,
  type PageFilter,
  type PageSummaries,
  type SummaryQuery,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { containing } from '../../platform/database';
import { readCursor, writeCursor, type Actor } from '../../platform/http';
import { Access } from '../access';
import { PageListRepository, type ListFilter } from './page-list.repository';
import { presentPage, presentSummary } from './page.presenter';

const usualLimit = 50;

@Injectable()
export class PageLists {
  constructor(
    private readonly access: Access,
    private readonly repository: PageListRepository,
  ) {}

  async whole(actor: Actor, teamId: number, filter: PageFilter): Promise<Page[]> {
    await this.access.toTeam(actor, teamId, canReadPages);
    const rows = await this.repository.findWhole(actor.userId, teamId, toListFilter(filter));
    return rows.map(presentPage);
  }

  async summaries(actor: Actor, teamId: number, query: SummaryQuery): Promise<PageSummaries> {
    await this.access.toTeam(actor, teamId, canReadPages);
    const { limit = usualLimit, cursor } = query;
    const filter = toListFilter(query);
    const place = cursor ? readCursor(cursor) : null;
    const [rows, total] = await Promise.all([
      this.repository.findSummaries(actor.userId, teamId, { filter, place, limit: limit + 1 }),
      this.repository.count(actor.userId, teamId, filter),
    ]);
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    const nextCursor = last ? writeCursor({ at: last.updated_at, id: last.id }) : null;
    return { pages: shown.map(presentSummary), total, nextCursor };
  }

  async tags(actor: Actor, teamId: number): Promise<string[]> {
    await this.access.toTeam(actor, teamId, canReadPages);
    return this.repository.findTags(teamId);
  }
}

const toListFilter = ({ search, tag, category }: PageFilter): ListFilter => ({
  search: containing(search),
  tags: askedTags(tag),
  category: category ?? null,
});
