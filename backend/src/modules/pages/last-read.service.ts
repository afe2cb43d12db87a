import { canCompareWith, canReadPages, type ReadVersion } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Access } from '../access';
import { LastReadRepository } from './last-read.repository';

/** Records which version of a page a user has read, and returns it to compare the page with. */
@Injectable()
export class LastRead {
  constructor(
    private readonly access: Access,
    private readonly repository: LastReadRepository,
  ) {}

  async set(actor: CurrentUser, pageId: number, version: number): Promise<void> {
    await this.access.toPage(actor, pageId, canReadPages);
    await this.repository.set(actor.userId, pageId, version);
  }

  async compare(actor: CurrentUser, pageId: number, since: number): Promise<ReadVersion> {
    const { standing } = await this.access.toPage(actor, pageId, canReadPages);
    const row = await this.repository.find(actor.userId, pageId, since);
    const isVisible =
      row &&
      canCompareWith(standing, {
        version: since,
        lastRead: row.last_read_version,
        wasPublished: row.was_published,
      });
    if (!isVisible) throw new Refusal('version_not_found');
    const { version, title, content, tags, saved_at: savedAt } = row;
    return { version, title, content, tags, savedAt: savedAt.toISOString() };
  }
}
