import {
  canDeleteComment,
  canEditComment,
  canResolveComments,
  canWriteComments,
  limits,
  type Comment,
  type NewComment,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/changes';
import { Database, type Tx } from '../../platform/database';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Access } from '../access';
import { Activities } from '../activities';
import { CommentNotifier } from './comment-notifier';
import { presentComment } from './comment.presenter';
import { CommentRepository } from './comment.repository';

@Injectable()
export class Comments {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly repository: CommentRepository,
    private readonly activities: Activities,
    private readonly notifier: CommentNotifier,
    private readonly changes: Changes,
  ) {}

  async create(actor: CurrentUser, pageId: number, comment: NewComment): Promise<Comment> {
    const { teamId } = await this.access.toPage(actor, pageId, canWriteComments);
    if (comment.teamId !== undefined && comment.teamId !== teamId) throw notOnPage('teamId');
    const attempt = { userId: actor.userId, clientId: comment.clientId ?? null, pageId };
    return this.database.transaction(async (tx) => {
      const sent = await this.repository.findByClientId(tx, attempt);
      if (sent) return presentComment(sent, sent);
      const id = await this.write(tx, { ...attempt, teamId }, comment);
      return id === undefined ? this.findSentConcurrently(tx, attempt) : this.publish(tx, id);
    });
  }

  async edit(actor: CurrentUser, commentId: number, content: string): Promise<Comment> {
    await this.access.toComment(actor, commentId, canEditComment);
    return this.database.transaction(async (tx) => {
      await this.repository.edit(tx, commentId, content.trim());
      const { pageId, teamId } = await this.present(tx, commentId);
      await this.notifier.notifyOfEdit(tx, { id: commentId, pageId, teamId, content, actorId: actor.userId });
      return this.publish(tx, commentId);
    });
  }

  async remove(actor: CurrentUser, commentId: number): Promise<void> {
    const { teamId } = await this.access.toComment(actor, commentId, canDeleteComment);
    await this.database.transaction(async (tx) => {
      const pageId = await this.repository.remove(tx, commentId);
      if (pageId !== undefined) this.changes.add(tx, { what: 'comments', teamId, id: pageId });
    });
  }

  async resolve(actor: CurrentUser, commentId: number, isResolved: boolean): Promise<Comment> {
    const { teamId } = await this.access.toComment(actor, commentId, canResolveComments);
    return this.database.transaction(async (tx) => {
      await this.repository.resolve(tx, commentId, isResolved);
      const comment = await this.publish(tx, commentId);
      const action = isResolved ? 'resolved' : 'reopened';
      await this.record(tx, actor.userId, { teamId, id: commentId, content: comment.content, action });
      return comment;
    });
  }

  /** Returns undefined when a concurrent request has created the same comment. */
  private async write(tx: Tx, target: NewCommentTarget, comment: NewComment): Promise<number | undefined> {
    const { selectedText = null, textPosition = null, parentId = null } = comment;
    const { userId, pageId, teamId } = target;
    if (parentId !== null) await this.lockParent(tx, parentId, pageId);
    const content = comment.content.trim();
    const id = await this.repository.insert(tx, { ...target, content, selectedText, textPosition, parentId });
    if (id === undefined) return undefined;
    await this.record(tx, userId, { teamId, id, content, action: parentId ? 'replied to' : 'commented on' });
    await this.notifier.notifyOfNew(tx, { id, pageId, teamId, content, actorId: userId });
    return id;
  }

  private async findSentConcurrently(tx: Tx, attempt: CommentAttempt): Promise<Comment> {
    const sent = await this.repository.findByClientId(tx, attempt);
    if (!sent) throw new Refusal('conflict');
    return presentComment(sent, sent);
  }

  /** Locks the parent. Limits the depth of threads, so that every client can nest them. */
  private async lockParent(tx: Tx, parentId: number, pageId: number): Promise<void> {
    if (!(await this.repository.selectForUpdate(tx, parentId, pageId))) throw notOnPage('parentId');
    const depth = await this.repository.depthOf(tx, parentId);
    if (depth >= limits.commentDepth) throw new Refusal('thread_too_deep');
  }

  /** Returns the current comment, and sends a live update to the users of its page. */
  private async publish(tx: Tx, id: number): Promise<Comment> {
    const comment = await this.present(tx, id);
    this.changes.add(tx, { what: 'comments', teamId: comment.teamId, id: comment.pageId });
    return comment;
  }

  private async present(tx: Tx, id: number): Promise<Comment> {
    const row = await this.repository.findById(tx, id);
    if (!row) throw new Refusal('comment_not_found');
    return presentComment(row, row);
  }

  private record(
    tx: Tx,
    userId: number,
    comment: { teamId: number; id: number; content: string; action: string },
  ) {
    return this.activities.record(tx, {
      teamId: comment.teamId,
      userId,
      action: comment.action,
      targetType: 'comment',
      targetId: comment.id,
      targetName: comment.content.slice(0, 100),
    });
  }
}

interface CommentAttempt {
  userId: number;
  clientId: string | null;
  pageId: number;
}

interface NewCommentTarget extends CommentAttempt {
  teamId: number;
}

const notOnPage = (field: string) =>
  new Refusal('validation_failed', { fields: [{ field, message: `${field} does not belong to this page` }] });
