import {
  askedTags,
  canReadPages,
  type Page,
  type PageFilter,
  type PageSummaries,
  type SummaryQuery,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { rowsOf, sought } from '../../platform/database';
import { readCursor, writeCursor, type Actor } from '../../platform/http';
import { Access } from '../access';
import { Doors, type Caller } from '../auth';
import { Haystacks } from '../search';
import { PageListRepository, type ListFilter } from './page-list.repository';
import { presentPage, presentSummary } from './page.presenter';

const usualLimit = 50;
const door = { policy: canReadPages, unseen: 'team_not_found' } as const;

@Injectable()
export class PageLists {
  constructor(
    private readonly access: Access,
    private readonly doors: Doors,
    private readonly repository: PageListRepository,
    private readonly haystacks: Haystacks,
  ) {}

  async whole(caller: Caller, teamId: number, filter: PageFilter): Promise<Page[]> {
    const found = await this.repository.findWhole(caller, teamId, await this.toListFilter(filter));
    const { row } = await this.doors.open(caller, found, door);
    return rowsOf(row.pages).map(presentPage);
  }

  async summaries(caller: Caller, teamId: number, query: SummaryQuery): Promise<PageSummaries> {
    const { limit = usualLimit, cursor } = query;
    const part = { place: cursor ? readCursor(cursor) : null, limit: limit + 1 };
    const filter = await this.toListFilter(query);
    const listed = await this.repository.findSummaries(caller, teamId, { filter, part });
    const { row } = await this.doors.open(caller, listed, door);
    const found = rowsOf(row.pages);
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    const nextCursor = last ? writeCursor({ at: new Date(last.updated_at), id: last.id }) : null;
    return { pages: shown.map(presentSummary), total: row.total, nextCursor };
  }

  async tags(actor: Actor, teamId: number): Promise<string[]> {
    await this.access.toTeam(actor, teamId, canReadPages);
    return this.repository.findTags(teamId);
  }

  private async toListFilter({ search, tag, category }: PageFilter): Promise<ListFilter> {
    const words = sought(search);
    if (words !== null) await this.haystacks.catchUp();
    return { search: words, tags: askedTags(tag), category: category ?? null };
  }
}
