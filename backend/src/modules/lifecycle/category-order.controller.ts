import { calls, type Neighbours } from '@touchline/contract';
import { Body, Controller } from '@nestjs/common';
import { CurrentUser, IdParam, Route } from '../../platform/http';
import { CategoryOrder } from './category-order.service';
import { MoveDto } from './lifecycle.dto';

@Controller()
export class CategoryOrderController {
  constructor(private readonly order: CategoryOrder) {}

  @Route(calls.order.movePage)
  movePage(
    @CurrentUser() user: CurrentUser,
    @IdParam('pageId') id: number,
    @Body() move: MoveDto,
  ): Promise<void> {
    return this.order.move(user, { kind: 'page', id }, move);
  }

  @Route(calls.order.movePlay)
  movePlay(
    @CurrentUser() user: CurrentUser,
    @IdParam('playId') id: number,
    @Body() move: MoveDto,
  ): Promise<void> {
    return this.order.move(user, { kind: 'play', id }, move);
  }

  @Route(calls.order.ofPage)
  ofPage(@CurrentUser() user: CurrentUser, @IdParam('pageId') id: number): Promise<Neighbours> {
    return this.order.neighbours(user, { kind: 'page', id });
  }

  @Route(calls.order.ofPlay)
  ofPlay(@CurrentUser() user: CurrentUser, @IdParam('playId') id: number): Promise<Neighbours> {
    return this.order.neighbours(user, { kind: 'play', id });
  }
}
