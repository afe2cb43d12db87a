import {
  commentCallRules,
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

  @Follows(commentCallRules.selectedText)
  selectedText?: string | null;

  @Follows(commentCallRules.textPosition)
  textPosition?: TextPosition | null;

  @Follows(commentCallRules.commentTeamId)
  teamId?: number;

  /** Sent by clients of the specification and ignored: a new comment is always open. */
  @IfGiven()
  @Follows(commentCallRules.resolved)
  isResolved?: boolean;

  @Follows(commentCallRules.parentId)
  parentId?: number | null;

  @IfGiven()
  @Follows(commentCallRules.clientId)
  clientId?: string;
}

export class NewPlayCommentDto extends NewCommentDto implements NewPlayComment {
  @Follows(commentCallRules.boardPosition)
  boardPosition?: BoardPosition | null;
}

export class CommentEditDto {
  @Follows(commentRules.commentContent)
  content: string;
}

export class ResolveDto {
  @Follows(commentCallRules.resolved)
  isResolved: boolean;
}

export class DiscussionDto {
  @IfGiven()
  @Follows(commentCallRules.discussionView)
  view?: 'anchors' | 'threads' | 'replies';

  @IfGiven()
  @Follows(commentCallRules.threadState)
  state?: ThreadState;

  @IfGiven()
  @Follows(commentCallRules.threadOrder)
  order?: ThreadOrder;

  @IfGiven()
  @Follows(commentCallRules.discussionCursor)
  cursor?: string;

  @IfGiven()
  @ToNumber()
  @Follows(commentCallRules.threadComment)
  comment?: number;

  @IfGiven()
  @ToNumber()
  @Follows(commentCallRules.threadId)
  thread?: number;
}
