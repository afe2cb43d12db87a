import {
  canReadPages,
  canSeeDrafts,
  limits,
  readQuestion,
  type CommonTags,
  type TagsPage,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { searchTerm } from '../../platform/database';
import { readTextCursor, toPart, writeTextCursor, type CurrentUser } from '../../platform/http';
import { Access } from '../access';
import { SearchIndex } from '../search';
import type { TagListDto } from './page.dto';
import { TagListRepository } from './tag-list.repository';

/** The tags of a team: pages and plays share them. */
@Injectable()
export class TagLists {
  constructor(
    private readonly access: Access,
    private readonly repository: TagListRepository,
    private readonly searchIndex: SearchIndex,
  ) {}

  async find(
    actor: CurrentUser,
    teamId: number,
    query: TagListDto,
  ): Promise<string[] | TagsPage | CommonTags> {
    const { standing } = await this.access.toTeam(actor, teamId, canReadPages);
    const includesDrafts = canSeeDrafts(standing);
    if (query.view === 'paged') return this.findPart(teamId, query, includesDrafts);
    if (query.view === 'common')
      return this.findCommon(teamId, query, { includesDrafts, userId: actor.userId });
    return this.repository.findAll(teamId, includesDrafts);
  }

  private async findPart(
    teamId: number,
    { search, sort = 'name', cursor }: TagListDto,
    includesDrafts: boolean,
  ): Promise<TagsPage> {
    const limit = limits.rowsPerCall;
    const after = cursor ? readTextCursor(cursor).key : null;
    const rows = await this.repository.findPart(teamId, {
      sort,
      search: searchTerm(search),
      after,
      limit: limit + 1,
      includesDrafts,
    });
    const { shown, nextCursor } = toPart(rows, limit, ({ key }) => writeTextCursor({ key, id: 0 }));
    return { tags: shown.map(({ tag }) => tag), nextCursor };
  }

  private async findCommon(
    teamId: number,
    { search, category, starred }: TagListDto,
    { includesDrafts, userId }: { includesDrafts: boolean; userId: number },
  ): Promise<CommonTags> {
    const words = readQuestion(search)?.words ?? null;
    if (words !== null) await this.searchIndex.refresh();
    const starredBy = starred === 'yes' ? userId : null;
    const filter = { words, category: category ?? null, starredBy };
    const rows = await this.repository.findCommon(teamId, filter, {
      limit: limits.commonTags,
      includesDrafts,
    });
    return {
      tags: rows.map(({ tag }) => tag),
      counts: rows.map(({ uses }) => uses),
      total: rows[0]?.total ?? 0,
    };
  }
}
