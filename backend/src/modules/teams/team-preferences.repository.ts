import type { OwnPlayerChoice } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, statement, type Tx } from '../../platform/database';

const use = statement(
  'team_use',
  `insert into team_preferences (user_id, team_id, used_at) values ($1, $2, $3)
   on conflict (user_id, team_id) do update set used_at = excluded.used_at`,
);

/** Each user's own order of teams, and their own player on boards of each. */
@Injectable()
export class TeamPreferencesRepository {
  constructor(private readonly database: Database) {}

  async setUsed(userId: number, teamId: number, at: Date): Promise<void> {
    await this.database.execute(use, [userId, teamId, at]);
  }

  /** Null unpins. A pinned team keeps its place when it is pinned again. */
  async setPinned(tx: Tx, userId: number, teamId: number, at: Date | null): Promise<void> {
    await tx.query(
      `insert into team_preferences as own (user_id, team_id, pinned_at) values ($1, $2, $3)
       on conflict (user_id, team_id) do update
         set pinned_at = case when excluded.pinned_at is null then null else coalesce(own.pinned_at, excluded.pinned_at) end`,
      [userId, teamId, at],
    );
  }

  async setOwnPlayer(tx: Tx, userId: number, teamId: number, choice: OwnPlayerChoice): Promise<void> {
    await tx.query(
      `insert into team_preferences (user_id, team_id, own_player) values ($1, $2, $3)
       on conflict (user_id, team_id) do update set own_player = excluded.own_player`,
      [userId, teamId, JSON.stringify(choice)],
    );
  }
}
