import { canCompareWith, canReadPages, canReadPlays, type ReadVersion } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Access, forViewer, withTitles } from '../access';
import type { ContentRef } from './content-kinds';
import { LastReadRepository } from './last-read.repository';

const policies = { page: canReadPages, play: canReadPlays };

/** Records which version of a page or play a user has read, and returns it to compare the current one with. */
@Injectable()
export class LastRead {
  constructor(
    private readonly access: Access,
    private readonly repository: LastReadRepository,
  ) {}

  async set(actor: CurrentUser, content: ContentRef, version: number): Promise<void> {
    await this.access.toContent(actor, content, policies[content.kind]);
    await this.repository.set(actor.userId, content, version);
  }

  async compare(actor: CurrentUser, content: ContentRef, since: number): Promise<ReadVersion> {
    const { standing, teamId } = await this.access.toContent(actor, content, policies[content.kind]);
    const row = await this.repository.find(actor.userId, content, since);
    const isVisible =
      row &&
      canCompareWith(standing, {
        version: since,
        lastRead: row.last_read_version,
        wasPublished: row.was_published,
      });
    if (!isVisible) throw new Refusal('version_not_found');
    const { version, title, tags, saved_at: savedAt } = row;
    const html = withTitles(row.content, forViewer(actor, { ...row, team_id: teamId }).mentions);
    const read = { version, title, content: html, tags, savedAt: savedAt.toISOString() };
    if (content.kind === 'page') return read;
    const { description, formation, diagram_url: diagramUrl, board } = row;
    return { ...read, description, formation, diagramUrl, board };
  }
}
