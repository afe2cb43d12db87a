import { canUseBin, limits, type BinnedPage, type Page } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Access } from '../access';
import { Activities } from '../activities';
import { BinRepository, type BinnedRow } from './bin.repository';
import { aboutPage } from './page-activity';
import { presentPage } from './page.presenter';
import { PageRepository } from './page.repository';

/** The bin (trash) of a team: soft-deleted pages, which editors can restore for 30 days. */
@Injectable()
export class Bin {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly repository: BinRepository,
    private readonly pages: PageRepository,
    private readonly activities: Activities,
    private readonly clock: Clock,
  ) {}

  async list(actor: CurrentUser, teamId: number): Promise<BinnedPage[]> {
    await this.access.toTeam(actor, teamId, canUseBin);
    const rows = await this.repository.findOfTeam(teamId, this.oldest());
    return rows.map(presentBinned);
  }

  async restore(actor: CurrentUser, pageId: number): Promise<Page> {
    const place = await this.repository.standingOn(actor.userId, pageId, this.oldest());
    const rule = { policy: canUseBin, subject: undefined, notFound: 'page_not_found' } as const;
    const { teamId } = this.access.authorize(actor, place, rule);
    return this.database.transaction(async (tx) => {
      const { userId } = actor;
      const title = await this.repository.restore(tx, { pageId, userId, since: this.oldest() });
      const row = title === undefined ? undefined : await this.pages.lock(tx, actor.userId, pageId);
      if (!row) throw new Refusal('page_not_found');
      await this.activities.record(
        tx,
        aboutPage(actor, { id: pageId, teamId, title: row.title, action: 'restored' }),
      );
      return presentPage(row);
    });
  }

  /** Hard-deletes pages after 30 days in the bin. Returns their number. */
  empty(): Promise<number> {
    return this.database.transaction((tx) => this.repository.deleteBefore(tx, this.oldest()));
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - limits.binRetentionMs);
  }
}

function presentBinned(row: BinnedRow): BinnedPage {
  const { id, title, username, display_name: displayName, first_name: firstName, last_name: lastName } = row;
  return {
    id,
    title,
    deletedBy: username === null ? null : { username, displayName, firstName, lastName },
    deletedAt: row.deleted_at.toISOString(),
    goneAt: new Date(row.deleted_at.getTime() + limits.binRetentionMs).toISOString(),
  };
}
