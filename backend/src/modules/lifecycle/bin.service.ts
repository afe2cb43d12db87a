import { canUseBin, limits, type BinnedItem } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database, type Tx } from '../../platform/database';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Access } from '../access';
import { Activities } from '../activities';
import { BinRepository, type BinnedRow } from './bin.repository';
import { aboutContent } from './content-activity';
import { kindsInDatabase, type ContentRef } from './content-kinds';

/** The bin (trash) of a team: soft-deleted pages and plays, which editors can restore for 30 days. */
@Injectable()
export class Bin {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly repository: BinRepository,
    private readonly activities: Activities,
    private readonly clock: Clock,
  ) {}

  async list(actor: CurrentUser, teamId: number): Promise<BinnedItem[]> {
    await this.access.toTeam(actor, teamId, canUseBin);
    const rows = await this.repository.findOfTeam(teamId, this.oldest());
    return rows.map(presentBinned);
  }

  /** Moves a page or play to the bin, for a user who is already authorized. */
  async add(actor: CurrentUser, teamId: number, content: ContentRef): Promise<void> {
    await this.database.transaction(async (tx) => {
      const title = await this.repository.add(tx, content, actor.userId);
      if (title === undefined) throw new Refusal(kindsInDatabase[content.kind].notFound);
      const about = { ...content, teamId, title, action: 'deleted' };
      await this.activities.record(tx, aboutContent(actor, about));
    });
  }

  /** Restores a page or play, and returns what `read` reads in the same transaction. */
  async restore<Restored>(
    actor: CurrentUser,
    content: ContentRef,
    read: (tx: Tx) => Promise<Restored>,
  ): Promise<Restored> {
    const { notFound } = kindsInDatabase[content.kind];
    const place = await this.repository.standingOn(actor.userId, content, this.oldest());
    const rule = { policy: canUseBin, subject: undefined, notFound } as const;
    const { teamId } = this.access.authorize(actor, place, rule);
    const [userId, since] = [actor.userId, this.oldest()];
    return this.database.transaction(async (tx) => {
      const title = await this.repository.restore(tx, content, { userId, since });
      if (title === undefined) throw new Refusal(notFound);
      const about = { ...content, teamId, title, action: 'restored' };
      await this.activities.record(tx, aboutContent(actor, about));
      return read(tx);
    });
  }

  /** Hard-deletes what has been in the bin for 30 days. Returns the number. */
  empty(): Promise<number> {
    return this.database.transaction((tx) => this.repository.deleteBefore(tx, this.oldest()));
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - limits.binRetentionMs);
  }
}

function presentBinned(row: BinnedRow): BinnedItem {
  const { kind, id, title, username } = row;
  const { display_name: displayName, first_name: firstName, last_name: lastName } = row;
  return {
    kind,
    id,
    title,
    deletedBy: username === null ? null : { username, displayName, firstName, lastName },
    deletedAt: row.deleted_at.toISOString(),
    goneAt: new Date(row.deleted_at.getTime() + limits.binRetentionMs).toISOString(),
  };
}
