import type { BulkPublication, Page, Publication, PublishedPage, PublishedPages } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Publishing } from '../lifecycle';
import { presentPage } from './page.presenter';
import { PageRepository } from './page.repository';

/** Publishes drafts of pages, and makes published pages drafts again. */
@Injectable()
export class PagePublishing {
  constructor(
    private readonly publishing: Publishing,
    private readonly repository: PageRepository,
  ) {}

  async publish(actor: CurrentUser, id: number, { note }: Publication): Promise<PublishedPage> {
    const { content, notified } = await this.publishing.publish(
      actor,
      { kind: 'page', id, note },
      this.reading(actor, id),
    );
    return { page: content, notified };
  }

  async publishAll(
    actor: CurrentUser,
    teamId: number,
    { pageIds, note }: BulkPublication,
  ): Promise<PublishedPages> {
    const publication = { kind: 'page', ids: pageIds, note } as const;
    const { ids, notified } = await this.publishing.publishAll(actor, teamId, publication);
    return { pageIds: ids, notified };
  }

  unpublish(actor: CurrentUser, id: number): Promise<Page> {
    return this.publishing.unpublish(actor, { kind: 'page', id }, this.reading(actor, id));
  }

  private reading({ userId }: CurrentUser, pageId: number) {
    return async (tx: Tx): Promise<Page> => {
      const row = await this.repository.lock(tx, userId, pageId);
      if (!row) throw new Refusal('page_not_found');
      return presentPage(row);
    };
  }
}
