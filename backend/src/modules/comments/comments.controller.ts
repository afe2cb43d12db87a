import { calls } from '@touchline/contract';
import { Body, Controller } from '@nestjs/common';
import { CurrentUser, idOf, IdParam, Route } from '../../platform/http';
import { Joined, JoinWithSession } from '../auth';
import { CommentEditDto, NewCommentDto, ResolveDto } from './comment.dto';
import { Comments, type FoundComments } from './comments.service';

@Controller()
export class CommentsController {
  constructor(private readonly comments: Comments) {}

  @Route(calls.comments.list)
  @JoinWithSession(Comments, (comments, key, { params }) => comments.findOfPage(key, idOf(params.pageId)))
  list(@CurrentUser() user: CurrentUser, @Joined() found: FoundComments) {
    return this.comments.list(user, found);
  }

  @Route(calls.comments.create)
  create(
    @CurrentUser() user: CurrentUser,
    @IdParam('pageId') pageId: number,
    @Body() comment: NewCommentDto,
  ) {
    return this.comments.create(user, pageId, comment);
  }

  @Route(calls.comments.edit)
  edit(
    @CurrentUser() user: CurrentUser,
    @IdParam('commentId') id: number,
    @Body() { content }: CommentEditDto,
  ) {
    return this.comments.edit(user, id, content);
  }

  @Route(calls.comments.remove)
  remove(@CurrentUser() user: CurrentUser, @IdParam('commentId') id: number) {
    return this.comments.remove(user, id);
  }

  @Route(calls.comments.resolve)
  resolve(
    @CurrentUser() user: CurrentUser,
    @IdParam('commentId') id: number,
    @Body() { isResolved }: ResolveDto,
  ) {
    return this.comments.resolve(user, id, isResolved);
  }
}
