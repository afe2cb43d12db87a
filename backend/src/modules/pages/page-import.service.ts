import { canCreatePages, type NewPage } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database';
import { cleanContent } from '../../platform/html';
import type { CurrentUser } from '../../platform/http';
import { Access } from '../access';
import { Activities } from '../activities';
import { Categories } from '../categories';
import { aboutContent } from '../lifecycle';
import { SearchIndexSchedule } from '../search';
import { PageImportRepository } from './page-import.repository';
import { pageValues } from './page-values';

interface IncomingPages {
  count: number;
  /** Yields the pages in order, given their reserved ids; only one page is in memory at a time. */
  pages: (ids: readonly number[]) => AsyncIterable<NewPage>;
  /** Runs in the same transaction once all pages are inserted. */
  then: (tx: Tx, ids: readonly number[]) => Promise<void>;
}

/** Inserts many pages, which may link to one another, in one transaction. */
@Injectable()
export class PageImport {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly repository: PageImportRepository,
    private readonly activities: Activities,
    private readonly categories: Categories,
    private readonly indexSchedule: SearchIndexSchedule,
  ) {}

  async add(actor: CurrentUser, teamId: number, { count, pages, then }: IncomingPages): Promise<void> {
    await this.access.toTeam(actor, teamId, canCreatePages);
    await this.database.transaction(async (tx) => {
      const ids = await this.repository.reserve(tx, count);
      this.indexSchedule.afterSave(tx);
      const left = [...ids];
      for await (const page of pages(ids)) {
        const id = left.shift();
        if (id === undefined) return;
        await this.categories.expectIn(tx, teamId, page.categoryId);
        const values = await pageValues(page, await cleanContent(page.content ?? ''));
        const isDraft = page.draft ?? false;
        await this.repository.insert(tx, { ...values, id, teamId, userId: actor.userId, isDraft });
        const about = { kind: 'page', id, teamId, title: values.title, action: 'created' } as const;
        await this.activities.record(tx, aboutContent(actor, about));
      }
      await then(tx, ids);
    });
  }
}
