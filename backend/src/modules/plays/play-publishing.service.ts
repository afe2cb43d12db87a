import type {
  BulkPlayPublication,
  Play,
  Publication,
  PublishedPlay,
  PublishedPlays,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Publishing } from '../lifecycle';
import { presentPlay } from './play.presenter';
import { PlayRepository } from './play.repository';

/** Publishes drafts of plays, and makes published plays drafts again. */
@Injectable()
export class PlayPublishing {
  constructor(
    private readonly publishing: Publishing,
    private readonly repository: PlayRepository,
  ) {}

  async publish(actor: CurrentUser, id: number, { note }: Publication): Promise<PublishedPlay> {
    const { content, notified } = await this.publishing.publish(
      actor,
      { kind: 'play', id, note },
      this.reading(actor, id),
    );
    return { play: content, notified };
  }

  async publishAll(
    actor: CurrentUser,
    teamId: number,
    { playIds, note }: BulkPlayPublication,
  ): Promise<PublishedPlays> {
    const publication = { kind: 'play', ids: playIds, note } as const;
    const { ids, notified } = await this.publishing.publishAll(actor, teamId, publication);
    return { playIds: ids, notified };
  }

  unpublish(actor: CurrentUser, id: number): Promise<Play> {
    return this.publishing.unpublish(actor, { kind: 'play', id }, this.reading(actor, id));
  }

  private reading({ userId }: CurrentUser, playId: number) {
    return async (tx: Tx): Promise<Play> => {
      const row = await this.repository.lock(tx, userId, playId);
      if (!row) throw new Refusal('play_not_found');
      return presentPlay(row);
    };
  }
}
