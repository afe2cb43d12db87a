import {
  canDeleteComment,
  canEditComment,
  canResolveComments,
  canWriteComments,
  limits,
  type Comment,
  type NewPlayComment,
  type PlayComment,
} from '@touchline/contract';
import { checkBoard, describePosition } from '@touchline/contract/boards';
import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/changes';
import { Database, type Tx } from '../../platform/database';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Access, type CommentRef } from '../access';
import { Activities } from '../activities';
import type { ContentRef } from '../lifecycle';
import { CommentNotifier } from './comment-notifier';
import { presentComment } from './comment.presenter';
import { CommentRepository, type CommentPlace, type NewCommentRow } from './comment.repository';
import { markQuote } from './quoted-mentions';

/** The comments of pages and plays. */
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

  async create(
    actor: CurrentUser,
    subject: ContentRef,
    comment: NewPlayComment,
  ): Promise<Comment | PlayComment> {
    const { teamId } = await this.access.toContent(actor, subject, canWriteComments);
    if (comment.teamId !== undefined && comment.teamId !== teamId) throw notOn(subject, 'teamId');
    const attempt = { userId: actor.userId, clientId: comment.clientId ?? null, subject };
    return this.database.transaction(async (tx) => {
      const sent = await this.repository.findByClientId(tx, attempt);
      if (sent) return presentComment(sent, sent);
      const id = await this.write(tx, { ...attempt, teamId }, comment);
      return id === undefined ? this.findSentConcurrently(tx, attempt) : this.publish(tx, id, actor);
    });
  }

  async edit(actor: CurrentUser, comment: CommentRef, content: string): Promise<Comment | PlayComment> {
    const { teamId } = await this.access.toComment(actor, comment, canEditComment);
    const { id } = comment;
    return this.database.transaction(async (tx) => {
      await this.repository.edit(tx, id, content.trim());
      const subject = subjectOf(await this.find(tx, id, actor));
      await this.notifier.notifyOfEdit(tx, { id, subject, teamId, content, actorId: actor.userId });
      return this.publish(tx, id, actor);
    });
  }

  async remove(actor: CurrentUser, comment: CommentRef): Promise<void> {
    await this.access.toComment(actor, comment, canDeleteComment);
    await this.database.transaction(async (tx) => {
      const place = await this.repository.remove(tx, comment.id);
      if (place) this.publishChange(tx, place);
    });
  }

  async resolve(
    actor: CurrentUser,
    comment: CommentRef,
    isResolved: boolean,
  ): Promise<Comment | PlayComment> {
    const { teamId } = await this.access.toComment(actor, comment, canResolveComments);
    const { id } = comment;
    return this.database.transaction(async (tx) => {
      await this.repository.resolve(tx, id, isResolved);
      const resolved = await this.publish(tx, id, actor);
      const action = isResolved ? 'resolved' : 'reopened';
      await this.record(tx, actor.userId, { teamId, id, content: resolved.content, action });
      return resolved;
    });
  }

  /** Returns undefined when a concurrent request has created the same comment. */
  private async write(
    tx: Tx,
    target: NewCommentTarget,
    comment: NewPlayComment,
  ): Promise<number | undefined> {
    const { parentId = null } = comment;
    const { userId, subject, teamId } = target;
    if (parentId !== null) await this.lockParent(tx, parentId, subject);
    const content = comment.content.trim();
    const quote = await this.quoteOf(tx, target, comment);
    const id = await this.repository.insert(tx, { ...target, ...quote, content, parentId });
    if (id === undefined) return undefined;
    await this.record(tx, userId, { teamId, id, content, action: parentId ? 'replied to' : 'commented on' });
    await this.notifier.notifyOfNew(tx, { id, subject, teamId, content, actorId: userId });
    return id;
  }

  /** Finds what a comment is about. The words of a position on the board are derived, so that it reads the same once the piece is gone. */
  private async quoteOf(
    tx: Tx,
    { subject, userId }: NewCommentTarget,
    comment: NewPlayComment,
  ): Promise<Quote> {
    const { selectedText = null, textPosition = null, boardPosition } = comment;
    if (!boardPosition) {
      const quote = { selectedText, textPosition };
      const mentioning = selectedText && (await this.repository.findMentioning(tx, subject, userId));
      const marked = mentioning ? await markQuote(quote, mentioning) : { ...quote, quotedMentions: [] };
      return { ...marked, boardPosition: null };
    }
    const found = await this.repository.findBoard(tx, subject.id);
    const board = found && checkBoard(found.board).board;
    const words = board && describePosition(board, boardPosition);
    if (!found || words === undefined)
      throw new Refusal('validation_failed', {
        fields: [{ field: 'boardPosition', message: 'This piece or step is no longer on the board' }],
      });
    const { version } = found;
    const quote = { selectedText: words, textPosition: null, quotedMentions: [] };
    return { ...quote, boardPosition: { ...boardPosition, version } };
  }

  private async findSentConcurrently(tx: Tx, attempt: CommentAttempt): Promise<Comment | PlayComment> {
    const sent = await this.repository.findByClientId(tx, attempt);
    if (!sent) throw new Refusal('conflict');
    return presentComment(sent, sent);
  }

  /** Locks the parent. Limits the depth of threads, so that every client can nest them. */
  private async lockParent(tx: Tx, parentId: number, subject: ContentRef): Promise<void> {
    if (!(await this.repository.selectForUpdate(tx, parentId, subject))) throw notOn(subject, 'parentId');
    const depth = await this.repository.depthOf(tx, parentId);
    if (depth >= limits.commentDepth) throw new Refusal('thread_too_deep');
  }

  /** Returns the current comment, and sends a live update to the users of its page or play. */
  private async publish(tx: Tx, id: number, actor: CurrentUser): Promise<Comment | PlayComment> {
    const row = await this.find(tx, id, actor);
    this.publishChange(tx, row);
    return presentComment(row, row);
  }

  private publishChange(tx: Tx, place: CommentPlace): void {
    this.changes.add(tx, { what: 'comments', teamId: place.team_id, ...subjectOf(place) });
  }

  private async find(tx: Tx, id: number, { userId }: CurrentUser) {
    const row = await this.repository.findById(tx, { id, readerId: userId });
    if (!row) throw new Refusal('comment_not_found');
    return row;
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
  subject: ContentRef;
}

type Quote = Pick<NewCommentRow, 'selectedText' | 'textPosition' | 'quotedMentions' | 'boardPosition'>;

interface NewCommentTarget extends CommentAttempt {
  teamId: number;
}

const subjectOf = ({ content_kind: kind, content_id: id }: CommentPlace): ContentRef => ({ kind, id });

const notOn = ({ kind }: ContentRef, field: string) =>
  new Refusal('validation_failed', {
    fields: [{ field, message: `${field} does not belong to this ${kind}` }],
  });
