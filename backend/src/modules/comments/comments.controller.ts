import { calls } from '@touchline/contract';
import { Body, Controller, Query } from '@nestjs/common';
import { bodyPipe, CurrentUser, idOf, IdParam, Route } from '../../platform/http';
import { Joined, JoinWithSession, type ReadRequest } from '../auth';
import { CommentEditDto, DiscussionDto, NewCommentDto, ResolveDto } from './comment.dto';
import { Comments } from './comments.service';
import { Discussions, type FoundDiscussion } from './discussions.service';

@Controller()
export class CommentsController {
  constructor(
    private readonly comments: Comments,
    private readonly discussions: Discussions,
  ) {}

  @Route(calls.comments.list)
  @JoinWithSession(Discussions, async (discussions, key, request) =>
    discussions.find(key, idOf(request.params.pageId), await queryOf(request)),
  )
  list(@CurrentUser() user: CurrentUser, @Joined() found: FoundDiscussion, @Query() query: DiscussionDto) {
    return this.discussions.present(user, found, query);
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

/** An invalid query is refused after the session is resolved; until then this reads as little as possible. */
const queryOf = ({ query }: ReadRequest): Promise<DiscussionDto> =>
  bodyPipe
    .transform(query, { type: 'query', metatype: DiscussionDto })
    .then((parsed) => (parsed instanceof DiscussionDto ? parsed : smallest))
    .catch(() => smallest);

const smallest: DiscussionDto = { view: 'replies', thread: 0 };
