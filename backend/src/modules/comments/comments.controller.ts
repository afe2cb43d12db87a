import { calls, type ReactionKind } from '@touchline/contract';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { CurrentUser, idOf, IdParam, Route } from '../../platform/http';
import { Joined, JoinWithSession } from '../auth';
import { CommentEditDto, DiscussionDto, NewCommentDto, ResolveDto } from './comment.dto';
import { Comments } from './comments.service';
import { discussionQuery } from './discussion-query';
import { Discussions, type FoundDiscussion } from './discussions.service';
import { ReactionPipe } from './reaction.pipe';
import { Reactions } from './reactions.service';

/** Comments of pages. */
@Controller()
export class CommentsController {
  constructor(
    private readonly comments: Comments,
    private readonly discussions: Discussions,
    private readonly reactions: Reactions,
  ) {}

  @Route(calls.comments.list)
  @JoinWithSession(Discussions, async (discussions, key, request) =>
    discussions.find(key, { kind: 'page', id: idOf(request.params.pageId) }, await discussionQuery(request)),
  )
  list(@CurrentUser() user: CurrentUser, @Joined() found: FoundDiscussion, @Query() query: DiscussionDto) {
    return this.discussions.present(user, found, { kind: 'page', query });
  }

  @Route(calls.comments.create)
  create(@CurrentUser() user: CurrentUser, @IdParam('pageId') id: number, @Body() comment: NewCommentDto) {
    return this.comments.create(user, { kind: 'page', id }, comment);
  }

  @Route(calls.comments.edit)
  edit(
    @CurrentUser() user: CurrentUser,
    @IdParam('commentId') id: number,
    @Body() { content }: CommentEditDto,
  ) {
    return this.comments.edit(user, { of: 'page', id }, content);
  }

  @Route(calls.comments.remove)
  remove(@CurrentUser() user: CurrentUser, @IdParam('commentId') id: number) {
    return this.comments.remove(user, { of: 'page', id });
  }

  @Route(calls.comments.resolve)
  resolve(
    @CurrentUser() user: CurrentUser,
    @IdParam('commentId') id: number,
    @Body() { isResolved }: ResolveDto,
  ) {
    return this.comments.resolve(user, { of: 'page', id }, isResolved);
  }

  @Route(calls.comments.addReaction)
  addReaction(
    @CurrentUser() user: CurrentUser,
    @IdParam('commentId') id: number,
    @Param('reaction', ReactionPipe) kind: ReactionKind,
  ) {
    return this.reactions.add(user, { of: 'page', id }, kind);
  }

  @Route(calls.comments.removeReaction)
  removeReaction(
    @CurrentUser() user: CurrentUser,
    @IdParam('commentId') id: number,
    @Param('reaction', ReactionPipe) kind: ReactionKind,
  ) {
    return this.reactions.remove(user, { of: 'page', id }, kind);
  }
}
