import { canPublishPages, canPublishPlays, type ContentKind, type Publication } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Access } from '../access';
import { Activities } from '../activities';
import { aboutContent } from './content-activity';
import { kindsInDatabase, type ContentRef } from './content-kinds';
import { PeopleMentions } from './people-mentions';
import { PublicationNotifier } from './publication-notifier';
import { PublicationRepository } from './publication.repository';

/** Pages or plays to publish at once. */
interface BulkPublication extends Publication {
  kind: ContentKind;
  ids: readonly number[];
}

interface Published {
  /** Those that were drafts before. */
  ids: number[];
  /** The number of members who are notified. */
  notified: number;
}

/** Reads what was published or unpublished in the same transaction. */
type Read<Content> = (tx: Tx) => Promise<Content>;

const policies = { page: canPublishPages, play: canPublishPlays };

/** Publishes drafts of pages and plays, and makes published ones drafts again. */
@Injectable()
export class Publishing {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly repository: PublicationRepository,
    private readonly notifier: PublicationNotifier,
    private readonly activities: Activities,
    private readonly mentions: PeopleMentions,
  ) {}

  /** Publishes a draft. A page or play that is published already stays as it is. */
  async publish<Content>(
    actor: CurrentUser,
    { kind, id, note }: ContentRef & Publication,
    read: Read<Content>,
  ): Promise<{ content: Content; notified: number }> {
    const { teamId } = await this.access.toContent(actor, { kind, id }, policies[kind]);
    return this.database.transaction(async (tx) => {
      const { notified } = await this.publishLocked(tx, actor, teamId, { kind, ids: [id], note });
      return { content: await read(tx), notified };
    });
  }

  /** Publishes the drafts among the pages or plays with one notification: all or none. */
  async publishAll(actor: CurrentUser, teamId: number, publication: BulkPublication): Promise<Published> {
    await this.access.toTeam(actor, teamId, policies[publication.kind]);
    return this.database.transaction((tx) => this.publishLocked(tx, actor, teamId, publication));
  }

  /** Makes a page or play a draft. Its stars, comments and history remain. */
  async unpublish<Content>(actor: CurrentUser, content: ContentRef, read: Read<Content>): Promise<Content> {
    const { teamId } = await this.access.toContent(actor, content, policies[content.kind]);
    return this.database.transaction(async (tx) => {
      const row = await this.repository.unpublish(tx, content);
      if (row) {
        const about = { ...content, title: row.title, teamId, action: 'unpublished' };
        await this.activities.record(tx, aboutContent(actor, about));
        this.notifier.notifyOfRemoval(tx, teamId);
      }
      return read(tx);
    });
  }

  private async publishLocked(
    tx: Tx,
    actor: CurrentUser,
    teamId: number,
    { kind, ids: given, note }: BulkPublication,
  ): Promise<Published> {
    const ids = [...new Set(given)];
    if ((await this.repository.lock(tx, kind, teamId, ids)) < ids.length)
      throw new Refusal(kindsInDatabase[kind].notFound);
    const publication = { kind, teamId, userId: actor.userId, ids, note: note?.trim() || null };
    const rows = await this.repository.publish(tx, publication);
    for (const { id, title } of rows)
      await this.activities.record(tx, aboutContent(actor, { kind, id, title, teamId, action: 'published' }));
    for (const { id } of rows) await this.mentions.notify(tx, { kind, id });
    const [first] = rows;
    const published = { ...publication, ids: rows.map(({ id }) => id) };
    const notified = first ? await this.notifier.notify(tx, published, first.published_at) : 0;
    return { ids: published.ids, notified };
  }
}
