import { askedTags, canReadPages, readQuestion, type Page, type PageSummaries } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { readCursor, writeCursor, type CurrentUser } from '../../platform/http';
import { Access, forViewer } from '../access';
import type { SessionKey } from '../auth';
import { SearchIndex } from '../search';
import {
  PageListRepository,
  type ListFilter,
  type PageListRow,
  type PageSummariesRow,
} from './page-list.repository';
import type { PageListDto } from './page.dto';
import { presentPage, presentSummary } from './page.presenter';

const DEFAULT_LIMIT = 50;
const rule = { policy: canReadPages, subject: undefined, notFound: 'team_not_found' } as const;

/** The pages of a team; undefined when the team does not exist. */
export type FoundList = PageListRow | undefined;

@Injectable()
export class PageLists {
  constructor(
    private readonly access: Access,
    private readonly repository: PageListRepository,
    private readonly searchIndex: SearchIndex,
  ) {}

  /** Reads the pages together with the session; one more than `limit`, to know whether more follow. */
  async find(key: SessionKey, teamId: number, query: PageListDto & { isPublished?: boolean }) {
    const filter = { ...(await this.toListFilter(query)), isPublished: query.isPublished ?? false };
    if (!query.view) return this.repository.findWhole(key, teamId, filter);
    const { limit = DEFAULT_LIMIT, cursor } = query;
    const part = { place: cursor ? readCursor(cursor) : null, limit: limit + 1 };
    return this.repository.findSummaries(key, teamId, { filter, part });
  }

  present(
    actor: CurrentUser,
    found: FoundList,
    { limit = DEFAULT_LIMIT }: PageListDto,
  ): Page[] | PageSummaries {
    const { row } = this.access.authorize(actor, found, rule);
    return 'total' in row
      ? presentSummaries({ ...row, pages: row.pages.map((page) => forViewer(actor, page)) }, limit)
      : row.pages.map((page) => presentPage(forViewer(actor, page)));
  }

  private async toListFilter({
    search,
    tag,
    category,
    starred,
    order,
  }: PageListDto): Promise<Omit<ListFilter, 'isPublished'>> {
    const words = readQuestion(search)?.words ?? null;
    if (words !== null) await this.searchIndex.refresh();
    return {
      search: words,
      tags: askedTags(tag),
      category: category ?? null,
      isStarred: starred === 'yes',
      isInOwnOrder: order === 'own' && category !== undefined,
    };
  }
}

function presentSummaries({ pages, total }: PageSummariesRow, limit: number): PageSummaries {
  const shown = pages.slice(0, limit);
  const last = pages.length > limit ? shown.at(-1) : undefined;
  const nextCursor = last ? writeCursor({ at: new Date(last.updated_at), id: last.id }) : null;
  return { pages: shown.map(presentSummary), total, nextCursor };
}
