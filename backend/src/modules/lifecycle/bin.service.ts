import { canUseBin, limits, type BinnedItem } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database, type Tx } from '../../platform/database';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Access } from '../access';
import { Activities } from '../activities';
import { BinRepository, type BinnedRow } from './bin.repository';
import { aboutContent } from './content-activity';
import { binTables, type BinRef } from './content-kinds';

/** The bin (trash) of a team: soft-deleted pages, plays and files, which editors can restore for 30 days. */
@Injectable()
export class Bin {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly repository: BinRepository,
    private readonly activities: Activities,
    private readonly clock: Clock,
  ) {}

  async list(
    actor: CurrentUser,
    teamId: number,
    { includesFiles }: { includesFiles: boolean },
  ): Promise<BinnedItem[]> {
    await this.access.toTeam(actor, teamId, canUseBin);
    const rows = await this.repository.findOfTeam(teamId, { since: this.oldest(), includesFiles });
    return rows.map(presentBinned);
  }

  /** Moves an item to the bin, for a user who is already authorized. */
  async add(actor: CurrentUser, teamId: number, item: BinRef): Promise<void> {
    await this.database.transaction(async (tx) => {
      const title = await this.repository.add(tx, item, { userId: actor.userId, teamId });
      if (title === undefined) throw new Refusal(binTables[item.kind].notFound);
      const about = { ...item, teamId, title, action: 'deleted' };
      await this.activities.record(tx, aboutContent(actor, about));
    });
  }

  /** Restores an item, and returns what `read` reads in the same transaction. */
  async restore<Restored>(
    actor: CurrentUser,
    item: BinRef,
    read: (tx: Tx, teamId: number) => Promise<Restored>,
  ): Promise<Restored> {
    const teamId = await this.authorize(actor, item);
    const [userId, since] = [actor.userId, this.oldest()];
    return this.database.transaction(async (tx) => {
      const title = await this.repository.restore(tx, item, { userId, since });
      if (title === undefined) throw new Refusal(binTables[item.kind].notFound);
      const about = { ...item, teamId, title, action: 'restored' };
      await this.activities.record(tx, aboutContent(actor, about));
      return read(tx, teamId);
    });
  }

  /** Removes an item from the bin before its time is over. It can no longer be restored. */
  async deletePermanently(actor: CurrentUser, item: BinRef): Promise<void> {
    const teamId = await this.authorize(actor, item);
    await this.database.transaction(async (tx) => {
      const title = await this.repository.expire(tx, item, this.oldest());
      if (title === undefined) throw new Refusal(binTables[item.kind].notFound);
      const about = { ...item, teamId, title, action: 'permanently deleted' };
      await this.activities.record(tx, aboutContent(actor, about));
    });
  }

  /** Hard-deletes pages and plays whose retention is over. Returns the number. */
  empty(): Promise<number> {
    return this.database.transaction((tx) => this.repository.deleteBefore(tx, this.oldest()));
  }

  /** Items deleted at or before this time have ended their retention. */
  oldest(): Date {
    return new Date(this.clock.now().getTime() - limits.binRetentionMs);
  }

  private async authorize(actor: CurrentUser, item: BinRef): Promise<number> {
    const place = await this.repository.standingOn(actor.userId, item, this.oldest());
    const { notFound } = binTables[item.kind];
    return this.access.authorize(actor, place, { policy: canUseBin, subject: undefined, notFound }).teamId;
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
