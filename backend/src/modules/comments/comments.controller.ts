import { calls } from '@touchline/contract';
import { Body, Controller } from '@nestjs/common';
import { CurrentActor, IdParam, Route, type Actor } from '../../platform/http';
import { CurrentCaller, type Caller } from '../auth';
import { CommentEditDto, NewCommentDto, ResolveDto } from './comment.dto';
import { Comments } from './comments.service';

@Controller()
export class CommentsController {
  constructor(private readonly comments: Comments) {}

  @Route(calls.comments.list)
  list(@CurrentCaller() caller: Caller, @IdParam('pageId') pageId: number) {
    return this.comments.list(caller, pageId);
  }

  @Route(calls.comments.create)
  create(@CurrentActor() actor: Actor, @IdParam('pageId') pageId: number, @Body() comment: NewCommentDto) {
    return this.comments.create(actor, pageId, comment);
  }

  @Route(calls.comments.edit)
  edit(@CurrentActor() actor: Actor, @IdParam('commentId') id: number, @Body() { content }: CommentEditDto) {
    return this.comments.edit(actor, id, content);
  }

  @Route(calls.comments.remove)
  remove(@CurrentActor() actor: Actor, @IdParam('commentId') id: number) {
    return this.comments.remove(actor, id);
  }

  @Route(calls.comments.resolve)
  resolve(
    @CurrentActor() actor: Actor,
    @IdParam('commentId') id: number,
    @Body() { isResolved }: ResolveDto,
  ) {
    return this.comments.resolve(actor, id, isResolved);
  }
}
