import { calls, type ReactionKind } from '@touchline/contract';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { CurrentUser, idOf, IdParam, Route } from '../../platform/http';
import { Joined, JoinWithSession } from '../auth';
import { CommentEditDto, DiscussionDto, NewPlayCommentDto, ResolveDto } from './comment.dto';
import { Comments } from './comments.service';
import { discussionQuery } from './discussion-query';
import { Discussions, type FoundDiscussion } from './discussions.service';
import { ReactionPipe } from './reaction.pipe';
import { Reactions } from './reactions.service';

/** Comments of plays. */
@Controller()
export class PlayCommentsController {
  constructor(
    private readonly comments: Comments,
    private readonly discussions: Discussions,
    private readonly reactions: Reactions,
  ) {}

  @Route(calls.playComments.list)
  @JoinWithSession(Discussions, async (discussions, key, request) =>
    discussions.find(key, { kind: 'play', id: idOf(request.params.playId) }, await discussionQuery(request)),
  )
  list(@CurrentUser() user: CurrentUser, @Joined() found: FoundDiscussion, @Query() query: DiscussionDto) {
    return this.discussions.present(user, found, { kind: 'play', query });
  }

  @Route(calls.playComments.create)
  create(
    @CurrentUser() user: CurrentUser,
    @IdParam('playId') id: number,
    @Body() comment: NewPlayCommentDto,
  ) {
    return this.comments.create(user, { kind: 'play', id }, comment);
  }

  @Route(calls.playComments.edit)
  edit(
    @CurrentUser() user: CurrentUser,
    @IdParam('commentId') id: number,
    @Body() { content }: CommentEditDto,
  ) {
    return this.comments.edit(user, { of: 'play', id }, content);
  }

  @Route(calls.playComments.remove)
  remove(@CurrentUser() user: CurrentUser, @IdParam('commentId') id: number) {
    return this.comments.remove(user, { of: 'play', id });
  }

  @Route(calls.playComments.resolve)
  resolve(
    @CurrentUser() user: CurrentUser,
    @IdParam('commentId') id: number,
    @Body() { isResolved }: ResolveDto,
  ) {
    return this.comments.resolve(user, { of: 'play', id }, isResolved);
  }

  @Route(calls.playComments.addReaction)
  addReaction(
    @CurrentUser() user: CurrentUser,
    @IdParam('commentId') id: number,
    @Param('reaction', ReactionPipe) kind: ReactionKind,
  ) {
    return this.reactions.add(user, { of: 'play', id }, kind);
  }

  @Route(calls.playComments.removeReaction)
  removeReaction(
    @CurrentUser() user: CurrentUser,
    @IdParam('commentId') id: number,
    @Param('reaction', ReactionPipe) kind: ReactionKind,
  ) {
    return this.reactions.remove(user, { of: 'play', id }, kind);
  }
}
