import {
  canCreatePages,
  canDeletePages,
  canEditPages,
  type NewPage,
  type Page,
  type PageChange,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database';
import { Refusal, type Actor } from '../../platform/http';
import { Access } from '../access';
import { Activities } from '../activities';
import { Categories } from '../categories';
import { aboutPage } from './page-activity';
import { PageFollowers } from './page-followers.service';
import { changedValues, isSame, pageValues, readContent } from './page-values';
import { presentPage } from './page.presenter';
import { PageRepository } from './page.repository';

/** How pages come about, change and go. */
@Injectable()
export class Pages {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly repository: PageRepository,
    private readonly activities: Activities,
    private readonly categories: Categories,
    private readonly followers: PageFollowers,
  ) {}

  async create(actor: Actor, teamId: number, page: NewPage): Promise<Page> {
    await this.access.toTeam(actor, teamId, canCreatePages);
    const values = pageValues(page, await readContent(page.content));
    return this.database.transaction(async (tx) => {
      await this.categories.expectIn(tx, teamId, page.categoryId);
      const row = await this.repository.insert(tx, actor.userId, teamId, values);
      if (!row) throw new Refusal('page_not_found');
      const { id, title } = row;
      await this.activities.record(tx, aboutPage(actor, { id, teamId, title, action: 'created' }));
      return presentPage(row);
    });
  }

  /** With a version that is no longer current nothing is written, and the refusal holds the page as it stands. */
  async change(actor: Actor, pageId: number, change: PageChange): Promise<Page> {
    const { teamId } = await this.access.toPage(actor, pageId, canEditPages);
    const content = change.content === undefined ? undefined : await readContent(change.content);
    return this.database.transaction(async (tx) => {
      const row = await this.repository.lock(tx, actor.userId, pageId);
      if (!row) throw new Refusal('page_not_found');
      const page = presentPage(row);
      if (change.version !== undefined && change.version !== row.version) {
        throw new Refusal('page_changed', { body: { page } });
      }
      const values = await changedValues(row, change, content);
      if (isSame(row, values)) return page;
      await this.categories.expectIn(tx, teamId, change.categoryId);
      const saved = await this.repository.update(tx, actor.userId, pageId, values);
      if (!saved) throw new Refusal('page_not_found');
      const { title, version } = saved;
      await this.activities.record(tx, aboutPage(actor, { id: pageId, teamId, title, action: 'updated' }));
      await this.followers.tell(tx, { pageId, teamId, version, savedBy: actor.userId });
      return presentPage(saved);
    });
  }

  async remove(actor: Actor, pageId: number): Promise<void> {
    const { teamId } = await this.access.toPage(actor, pageId, canDeletePages);
    await this.database.transaction(async (tx) => {
      const title = await this.repository.moveToBin(tx, pageId, actor.userId);
      if (title === undefined) throw new Refusal('page_not_found');
      await this.activities.record(tx, aboutPage(actor, { id: pageId, teamId, title, action: 'deleted' }));
    });
  }
}
