import { canReadPages, limits, type CommonTags, type TagsPage } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { searchTerm } from '../../platform/database';
import { readTextCursor, toPart, writeTextCursor, type CurrentUser } from '../../platform/http';
import { Access } from '../access';
import type { TagListDto } from './page.dto';
import { TagListRepository } from './tag-list.repository';

/** The tags of a team: pages and plays share them. */
@Injectable()
export class TagLists {
  constructor(
    private readonly access: Access,
    private readonly repository: TagListRepository,
  ) {}

  async find(
    actor: CurrentUser,
    teamId: number,
    query: TagListDto,
  ): Promise<string[] | TagsPage | CommonTags> {
    await this.access.toTeam(actor, teamId, canReadPages);
    if (query.view === 'paged') return this.findPart(teamId, query);
    if (query.view === 'common') return this.findCommon(teamId);
    return this.repository.findAll(teamId);
  }

  private async findPart(teamId: number, { search, sort = 'name', cursor }: TagListDto): Promise<TagsPage> {
    const limit = limits.rowsPerCall;
    const after = cursor ? readTextCursor(cursor).key : null;
    const rows = await this.repository.findPart(teamId, {
      sort,
      search: searchTerm(search),
      after,
      limit: limit + 1,
    });
    const { shown, nextCursor } = toPart(rows, limit, ({ key }) => writeTextCursor({ key, id: 0 }));
    return { tags: shown.map(({ tag }) => tag), nextCursor };
  }

  private async findCommon(teamId: number): Promise<CommonTags> {
    const rows = await this.repository.findCommon(teamId, limits.commonTags);
    return { tags: rows.map(({ tag }) => tag), total: rows[0]?.total ?? 0 };
  }
}
