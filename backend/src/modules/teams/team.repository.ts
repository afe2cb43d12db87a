import {
  positionCodesOf,
  type AgeGroup,
  type OwnPlayerChoice,
  type TeamMember,
  type TeamRole,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, statement, type Tx } from '../../platform/database';
import { seesTeam, standingJoin } from '../access';

export interface TeamRow {
  id: number;
  name: string;
  sport: string;
  description: string | null;
  background_image: string | null;
  created_by: number | null;
  team_admin_id: number | null;
  age_group: AgeGroup | null;
  created_at: Date;
  updated_at: Date;
}

/** Includes the members in their JSON shape, which PostgreSQL builds. */
export interface TeamWithMembersRow extends TeamRow {
  members: TeamMember[];
}

export interface TeamSummaryRow extends TeamRow {
  team_role: TeamRole | null;
  member_count: number;
  coach_count: number;
  used_at: Date | null;
  pinned_at: Date | null;
  number: string | null;
  /** Null for users who are no members. */
  positions: string[] | null;
  own_player: OwnPlayerChoice | null;
}

export interface TeamValues {
  name?: string;
  sport?: string;
  description?: string | null;
  ageGroup?: AgeGroup | null;
}

const columns = `t.id, t.name, t.sport, t.description, t.background_image, t.created_by, t.team_admin_id, t.age_group, t.created_at,
  t.updated_at`;

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Members of team `t`, staff first. */
const members = `(
  select coalesce(json_agg(json_build_object(
      'id', m.id, 'teamId', m.team_id, 'userId', m.user_id, 'role', m.role, 'joinedAt', ${iso('m.joined_at')},
      'number', m.number, 'positions', m.positions,
      'user', json_build_object('id', u.id, 'username', u.username, 'displayName', u.display_name,
        'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar, 'email', u.email)
    ) order by m.role = 'player', m.role = 'coach', m.joined_at, m.id), '[]')
  from team_members m join users u on u.id = m.user_id where m.team_id = t.id) as members`;

const byName = 'order by lower(t.name), t.id';
/** $1 is the user. */
const isMine = `(t.team_admin_id = $1
  or exists (select 1 from team_members own where own.team_id = t.id and own.user_id = $1))`;

const listMine = statement(
  'teams_list_mine',
  `select ${columns}, ${members} from teams t where ${isMine} ${byName}`,
);
const listAll = statement('teams_list_all', `select ${columns}, ${members} from teams t ${byName}`);
const readOne = statement('team_read', `select ${columns}, ${members} from teams t where t.id = $1`);

const summaries = `select ${columns}, m.role as team_role, counted.member_count, counted.coach_count, pref.used_at, pref.pinned_at,
    m.number, m.positions, pref.own_player
  from teams t ${standingJoin()}
  left join team_preferences pref on pref.team_id = t.id and pref.user_id = $1
  cross join lateral (
    select count(*)::integer as member_count, (count(*) filter (where c.role = 'coach'))::integer as coach_count
      from team_members c where c.team_id = t.id) counted`;
/** Pinned teams in the order of pinning. */
const byPreference = 'order by pref.pinned_at, pref.used_at desc nulls last, lower(t.name), t.id';
const summarizeMine = statement('teams_summarize_mine', `${summaries} where ${isMine} ${byPreference}`);
const summarizeAll = statement('teams_summarize_all', `${summaries} ${byPreference}`);
const summarizeOne = statement('team_summarize', `${summaries} where t.id = $2`);

@Injectable()
export class TeamRepository {
  constructor(private readonly database: Database) {}

  findOf(userId: number): Promise<TeamWithMembersRow[]> {
    return this.database.read<TeamWithMembersRow>(listMine, [userId]);
  }

  findAll(): Promise<TeamWithMembersRow[]> {
    return this.database.read<TeamWithMembersRow>(listAll, []);
  }

  async findById(teamId: number): Promise<TeamWithMembersRow | undefined> {
    const [row] = await this.database.read<TeamWithMembersRow>(readOne, [teamId]);
    return row;
  }

  findSummariesOf(userId: number): Promise<TeamSummaryRow[]> {
    return this.database.read<TeamSummaryRow>(summarizeMine, [userId]);
  }

  /** Returns every team with the user's role in it. */
  findAllSummaries(userId: number): Promise<TeamSummaryRow[]> {
    return this.database.read<TeamSummaryRow>(summarizeAll, [userId]);
  }

  async findSummary(userId: number, teamId: number): Promise<TeamSummaryRow | undefined> {
    const [row] = await this.database.read<TeamSummaryRow>(summarizeOne, [userId, teamId]);
    return row;
  }

  async insert(tx: Tx, adminId: number, team: TeamValues & { createdBy: number }): Promise<number> {
    const { name, sport, description, ageGroup, createdBy } = team;
    const [row] = await tx.query<{ id: number }>(
      `with team as (
         insert into teams (name, sport, description, created_by, team_admin_id, age_group)
         values ($2, $3, $4, $5, $1, $6) returning id
       ), member as (
         insert into team_members (team_id, user_id, role) select id, $1, 'admin' from team
       )
       select id from team`,
      [adminId, name, sport, description ?? null, createdBy, ageGroup ?? null],
    );
    return row?.id ?? 0;
  }

  /** Undefined values stay unchanged. Returns name and sport; undefined when the team is deleted. */
  async update(
    tx: Tx,
    teamId: number,
    { name, sport, description, ageGroup }: TeamValues,
  ): Promise<Pick<TeamRow, 'name' | 'sport'> | undefined> {
    const [row] = await tx.query<Pick<TeamRow, 'name' | 'sport'>>(
      `update teams set name = coalesce($2, name), sport = coalesce($3, sport),
         description = case when $4 then $5 else description end,
         age_group = case when $6 then $7 else age_group end, updated_at = now()
       where id = $1 returning name, sport`,
      [
        teamId,
        name ?? null,
        sport ?? null,
        description !== undefined,
        description ?? null,
        ageGroup !== undefined,
        ageGroup ?? null,
      ],
    );
    return row;
  }

  /** Removes the positions that the sport lacks from all members of a team; the others keep their order. */
  async keepPositionsOf(tx: Tx, teamId: number, sport: string): Promise<void> {
    await tx.query(
      `update team_members set positions = array(
         select code from unnest(positions) with ordinality given (code, place) where code = any($2) order by place)
       where team_id = $1 and not positions <@ $2`,
      [teamId, positionCodesOf(sport)],
    );
  }

  /** Returns all users who see the team. */
  async findReaders(tx: Tx, teamId: number): Promise<number[]> {
    const rows = await tx.query<{ id: number }>(
      `select u.id from teams t join users u on ${seesTeam('u.id')} where t.id = $1`,
      [teamId],
    );
    return rows.map(({ id }) => id);
  }

  async remove(tx: Tx, teamId: number): Promise<void> {
    await tx.query('delete from teams where id = $1', [teamId]);
  }
}

/**
 * Returns the sport of a team and locks the team (`for share`). A change of the sport removes the positions that the new one lacks;
 * it waits for transactions that add positions, and they for it.
 */
export async function lockSport(tx: Tx, teamId: number): Promise<string> {
  const [row] = await tx.query<{ sport: string }>('select sport from teams where id = $1 for share', [
    teamId,
  ]);
  return row?.sport ?? '';
}
