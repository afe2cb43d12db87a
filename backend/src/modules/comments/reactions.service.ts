import { canReactToComments, type ReactionKind } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/changes';
import { Database } from '../../platform/database';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Access, type CommentRef } from '../access';
import { CommentRepository } from './comment.repository';
import { ReactionRepository } from './reaction.repository';

/** Reactions to comments. They are sent as live updates, and neither mailed nor recorded as activities. */
@Injectable()
export class Reactions {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly comments: CommentRepository,
    private readonly repository: ReactionRepository,
    private readonly changes: Changes,
  ) {}

  add(actor: CurrentUser, comment: CommentRef, kind: ReactionKind): Promise<void> {
    return this.change(actor, comment, { kind, isAdded: true });
  }

  remove(actor: CurrentUser, comment: CommentRef, kind: ReactionKind): Promise<void> {
    return this.change(actor, comment, { kind, isAdded: false });
  }

  private async change(
    actor: CurrentUser,
    comment: CommentRef,
    { kind, isAdded }: { kind: ReactionKind; isAdded: boolean },
  ): Promise<void> {
    await this.access.toComment(actor, comment, canReactToComments);
    const { userId } = actor;
    await this.database.transaction(async (tx) => {
      const place = await this.comments.lockPlace(tx, comment.id);
      if (!place) throw new Refusal('comment_not_found');
      const key = { commentId: comment.id, userId, kind };
      const isChanged = await (isAdded ? this.repository.insert(tx, key) : this.repository.delete(tx, key));
      if (!isChanged) return;
      const { content_kind: contentKind, content_id: id, team_id: teamId } = place;
      this.changes.add(tx, { what: 'comments', teamId, kind: contentKind, id });
    });
  }
}
