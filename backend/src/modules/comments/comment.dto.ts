import {
  commentRules,
  type BoardPosition,
  type NewComment,
  type NewPlayComment,
  type TextPosition,
  type ThreadOrder,
  type ThreadState,
} from '@touchline/contract';
import { Follows, IfGiven, ToNumber } from '../../platform/http';

export class NewCommentDto implements NewComment {
  @Follows(commentRules.commentContent)
  content: string;

  @Follows(commentRules.selectedText)
  selectedText?: string | null;

  @Follows(commentRules.textPosition)
  textPosition?: TextPosition | null;

  @Follows(commentRules.commentTeamId)
  teamId?: number;

  /** Sent by clients of the specification and ignored: a new comment is always open. */
  @IfGiven()
  @Follows(commentRules.resolved)
  isResolved?: boolean;

  @Follows(commentRules.parentId)
  parentId?: number | null;

  @IfGiven()
  @Follows(commentRules.clientId)
  clientId?: string;
}

export class NewPlayCommentDto extends NewCommentDto implements NewPlayComment {
  @Follows(commentRules.boardPosition)
  boardPosition?: BoardPosition | null;
}

export class CommentEditDto {
  @Follows(commentRules.commentContent)
  content: string;
}

export class ResolveDto {
  @Follows(commentRules.resolved)
  isResolved: boolean;
}

export class DiscussionDto {
  @IfGiven()
  @Follows(commentRules.discussionView)
  view?: 'anchors' | 'threads' | 'replies';

  @IfGiven()
  @Follows(commentRules.threadState)
  state?: ThreadState;

  @IfGiven()
  @Follows(commentRules.threadOrder)
  order?: ThreadOrder;

  @IfGiven()
  @Follows(commentRules.discussionCursor)
  cursor?: string;

  @IfGiven()
  @ToNumber()
  @Follows(commentRules.threadComment)
  comment?: number;

  @IfGiven()
  @ToNumber()
  @Follows(commentRules.threadId)
  thread?: number;
}
