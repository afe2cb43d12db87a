import { calls } from '@touchline/contract';
import { Body, Controller } from '@nestjs/common';
import { CurrentUser, IdParam, Route } from '../../platform/http';
import { ContentMoveDto } from './content-move.dto';
import { ContentMoves } from './content-moves.service';

@Controller()
export class ContentMovesController {
  constructor(private readonly moves: ContentMoves) {}

  @Route(calls.contentMoves.move)
  move(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @Body() body: ContentMoveDto,
  ): Promise<void> {
    return this.moves.move(user, teamId, body);
  }
}
