import { commentRules, type NewComment, type TextPosition } from '@touchline/contract';
import { Follows, IfGiven } from '../../platform/http';

export class NewCommentDto implements NewComment {
  @Follows(commentRules.commentContent)
  content: string;

  @Follows(commentRules.selectedText)
  selectedText?: string | null;

  @Follows(commentRules.textPosition)
  textPosition?: TextPosition | null;

  @Follows(commentRules.commentTeamId)
  teamId?: number;

  /** The specification's client sends it; a new comment is always open. */
  @IfGiven()
  @Follows(commentRules.resolved)
  isResolved?: boolean;

  @Follows(commentRules.parentId)
  parentId?: number | null;

  @IfGiven()
  @Follows(commentRules.clientId)
  clientId?: string;
}

export class CommentEditDto {
  @Follows(commentRules.commentContent)
  content: string;
}

export class ResolveDto {
  @Follows(commentRules.resolved)
  isResolved: boolean;
}
