import {
  canPublishPages,
  type BulkPublication,
  type Page,
  type Publication,
  type PublishedPage,
  type PublishedPages,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Access } from '../access';
import { Activities } from '../activities';
import { aboutContent } from '../lifecycle';
import { presentPage } from './page.presenter';
import { PageRepository } from './page.repository';
import { PublicationNotifier } from './publication-notifier';
import { PublicationRepository } from './publication.repository';

/** Publishes drafts, and makes published pages drafts again. */
@Injectable()
export class PagePublishing {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly repository: PublicationRepository,
    private readonly pages: PageRepository,
    private readonly notifier: PublicationNotifier,
    private readonly activities: Activities,
  ) {}

  /** Publishes a draft. A page that is published already stays as it is. */
  async publish(actor: CurrentUser, pageId: number, { note }: Publication): Promise<PublishedPage> {
    const { teamId } = await this.access.toPage(actor, pageId, canPublishPages);
    return this.database.transaction(async (tx) => {
      const { notified } = await this.publishLocked(tx, actor, teamId, { pageIds: [pageId], note });
      return { page: await this.present(tx, actor, pageId), notified };
    });
  }

  /** Publishes the drafts among the pages with one notification: all or none. */
  async publishAll(
    actor: CurrentUser,
    teamId: number,
    publication: BulkPublication,
  ): Promise<PublishedPages> {
    await this.access.toTeam(actor, teamId, canPublishPages);
    return this.database.transaction((tx) => this.publishLocked(tx, actor, teamId, publication));
  }

  /** Makes a page a draft. Its stars, comments and history remain. */
  async unpublish(actor: CurrentUser, pageId: number): Promise<Page> {
    const { teamId } = await this.access.toPage(actor, pageId, canPublishPages);
    return this.database.transaction(async (tx) => {
      const row = await this.repository.unpublish(tx, pageId);
      if (row) {
        await this.activities.record(
          tx,
          aboutContent(actor, { kind: 'page', id: row.id, title: row.title, teamId, action: 'unpublished' }),
        );
        this.notifier.notifyOfRemoval(tx, teamId);
      }
      return this.present(tx, actor, pageId);
    });
  }

  private async publishLocked(
    tx: Tx,
    actor: CurrentUser,
    teamId: number,
    { pageIds, note }: BulkPublication,
  ): Promise<PublishedPages> {
    const ids = [...new Set(pageIds)];
    if ((await this.repository.lock(tx, teamId, ids)) < ids.length) throw new Refusal('page_not_found');
    const publication = { teamId, userId: actor.userId, pageIds: ids, note: note?.trim() || null };
    const rows = await this.repository.publish(tx, publication);
    for (const row of rows) {
      await this.activities.record(
        tx,
        aboutContent(actor, { kind: 'page', id: row.id, title: row.title, teamId, action: 'published' }),
      );
    }
    const [first] = rows;
    const published = { ...publication, pageIds: rows.map(({ id }) => id) };
    const notified = first ? await this.notifier.notify(tx, published, first.published_at) : 0;
    return { pageIds: published.pageIds, notified };
  }

  private async present(tx: Tx, { userId }: CurrentUser, pageId: number): Promise<Page> {
    const row = await this.pages.lock(tx, userId, pageId);
    if (!row) throw new Refusal('page_not_found');
    return presentPage(row);
  }
}
