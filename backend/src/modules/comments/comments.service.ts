import {
  canDeleteComment,
  canEditComment,
  canReadComments,
  canResolveComments,
  canWriteComments,
  limits,
  type Comment,
  type NewComment,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/changes';
import { Database, type Tx } from '../../platform/database';
import { Refusal, type Actor } from '../../platform/http';
import { Outbox } from '../../platform/jobs';
import { Access } from '../access';
import { Activities } from '../activities';
import { noticePause } from '../auth';
import { commentMail } from './comment-mail';
import { CommentMailRepository } from './comment-mail.repository';
import { toThreads } from './comment-thread';
import { presentComment } from './comment.presenter';
import { CommentRepository } from './comment.repository';

@Injectable()
export class Comments {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly repository: CommentRepository,
    private readonly activities: Activities,
    private readonly mails: CommentMailRepository,
    private readonly outbox: Outbox,
    private readonly changes: Changes,
  ) {}

  async list(actor: Actor, pageId: number): Promise<Comment[]> {
    const rows = await this.repository.findOfPage(actor.userId, pageId);
    const door = { policy: canReadComments, subject: undefined, unseen: 'page_not_found' } as const;
    this.access.judge(actor, rows[0], door);
    return toThreads(rows.flatMap((row) => (row.id === null ? [] : [presentComment(row)])));
  }

  async create(actor: Actor, pageId: number, comment: NewComment): Promise<Comment> {
    const { teamId } = await this.access.toPage(actor, pageId, canWriteComments);
    if (comment.teamId !== undefined && comment.teamId !== teamId) throw elsewhere('teamId');
    return this.database.transaction(async (tx) => {
      const parentId = comment.parentId ?? null;
      if (parentId !== null) await this.holdPlace(tx, parentId, pageId);
      const content = comment.content.trim();
      const { selectedText = null, textPosition = null } = comment;
      const values = { pageId, teamId, userId: actor.userId, content, selectedText, textPosition, parentId };
      const id = await this.repository.insert(tx, values);
      await this.record(tx, actor, { teamId, id, content, action: parentId ? 'replied to' : 'commented on' });
      await this.tellInterested(tx, id, pageId);
      return this.told(tx, id);
    });
  }

  async edit(actor: Actor, commentId: number, content: string): Promise<Comment> {
    await this.access.toComment(actor, commentId, canEditComment);
    return this.database.transaction(async (tx) => {
      await this.repository.edit(tx, commentId, content.trim());
      return this.told(tx, commentId);
    });
  }

  async remove(actor: Actor, commentId: number): Promise<void> {
    const { teamId } = await this.access.toComment(actor, commentId, canDeleteComment);
    await this.database.transaction(async (tx) => {
      const pageId = await this.repository.remove(tx, commentId);
      if (pageId !== undefined) await this.changes.add(tx, { what: 'comments', teamId, id: pageId });
    });
  }

  async resolve(actor: Actor, commentId: number, isResolved: boolean): Promise<Comment> {
    const { teamId } = await this.access.toComment(actor, commentId, canResolveComments);
    return this.database.transaction(async (tx) => {
      await this.repository.resolve(tx, commentId, isResolved);
      const comment = await this.told(tx, commentId);
      const action = isResolved ? 'resolved' : 'reopened';
      await this.record(tx, actor, { teamId, id: commentId, content: comment.content, action });
      return comment;
    });
  }

  /** Threads end at a depth that every reader can still nest. */
  private async holdPlace(tx: Tx, parentId: number, pageId: number): Promise<void> {
    if (!(await this.repository.holdParent(tx, parentId, pageId))) throw elsewhere('parentId');
    const depth = await this.repository.depthOf(tx, parentId);
    if (depth >= limits.commentDepth) throw new Refusal('thread_too_deep');
  }

  private async tellInterested(tx: Tx, commentId: number, pageId: number): Promise<void> {
    const interested = await this.mails.findInterested(tx, commentId, pageId);
    const entries = interested.map((userId) => ({
      payload: { userId, pageId, commentId },
      once: `${userId}:${pageId}`,
    }));
    await this.outbox.gather(tx, commentMail, { entries, after: noticePause });
  }

  /** The comment as it stands now; whoever looks at its page hears that it does. */
  private async told(tx: Tx, id: number): Promise<Comment> {
    const row = await this.repository.findById(tx, id);
    if (!row) throw new Refusal('comment_not_found');
    await this.changes.add(tx, { what: 'comments', teamId: row.team_id, id: row.page_id });
    return presentComment(row);
  }

  private record(
    tx: Tx,
    actor: Actor,
    comment: { teamId: number; id: number; content: string; action: string },
  ) {
    return this.activities.record(tx, {
      teamId: comment.teamId,
      userId: actor.userId,
      action: comment.action,
      targetType: 'comment',
      targetId: comment.id,
      targetName: comment.content.slice(0, 100),
    });
  }
}

const elsewhere = (field: string) =>
  new Refusal('validation_failed', { fields: [{ field, message: `${field} does not belong to this page` }] });
