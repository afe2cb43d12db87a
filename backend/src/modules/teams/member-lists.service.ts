import {
  canManageMembers,
  canSeeMemberEmails,
  canSeeTeam,
  limits,
  readQuestion,
  type MembersPage,
  type TeamUsersPage,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { searchedEmail } from '../../platform/email-addresses';
import { readTextCursor, toPart, writeTextCursor, type CurrentUser } from '../../platform/http';
import { Access } from '../access';
import { FoldedTexts } from '../search';
import { MemberListRepository, type ListedMemberRow, type MemberOrder } from './member-list.repository';
import type { MemberListDto, MembersDto, TeamUsersDto } from './member.dto';
import { presentMember, presentTeamUser } from './member.presenter';

/** Lists the members of a team in batches, because a club may have thousands. */
@Injectable()
export class MemberLists {
  constructor(
    private readonly access: Access,
    private readonly repository: MemberListRepository,
    private readonly foldedTexts: FoldedTexts,
  ) {}

  async members(actor: CurrentUser, teamId: number, query: MembersDto): Promise<MembersPage> {
    const { standing } = await this.access.toTeam(actor, teamId, canSeeTeam);
    const sort = query.sort ?? 'role';
    const searched = sort !== 'match' && canSeeMemberEmails(standing) ? 'everything' : 'names';
    const { rows, nextCursor } = await this.find(teamId, query, { sort, direction: 'ascending', searched });
    return { members: rows.map((row) => presentMember(row, standing)), nextCursor };
  }

  async users(actor: CurrentUser, teamId: number, query: TeamUsersDto): Promise<TeamUsersPage> {
    await this.access.toTeam(actor, teamId, canManageMembers);
    const { sort = 'name', direction = 'ascending' } = query;
    const { rows, nextCursor } = await this.find(teamId, query, { sort, direction, searched: 'everything' });
    return { users: rows.map(presentTeamUser), nextCursor };
  }

  private async find(
    teamId: number,
    { search, cursor, limit = limits.rowsPerCall, number }: MemberListDto & Pick<TeamUsersDto, 'number'>,
    order: MemberOrder,
  ): Promise<{ rows: ListedMemberRow[]; nextCursor: string | null }> {
    const place = cursor ? readTextCursor(cursor) : null;
    const question = readQuestion(search);
    if (question) await this.foldedTexts.refresh(['users']);
    const emailQuestion = readQuestion(searchedEmail(search));
    const part = { ...order, question, emailQuestion, number: number ?? null, place, limit: limit + 1 };
    const { shown, nextCursor } = toPart(await this.repository.find(teamId, part), limit, writeTextCursor);
    return { rows: shown, nextCursor };
  }
}
