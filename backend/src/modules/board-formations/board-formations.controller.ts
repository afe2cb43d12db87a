import { calls, type BoardFormation } from '@touchline/contract';
import { Body, Controller } from '@nestjs/common';
import { CurrentUser, IdParam, Route } from '../../platform/http';
import { BoardFormationNameDto, NewBoardFormationDto } from './board-formation.dto';
import { BoardFormations } from './board-formations.service';

@Controller()
export class BoardFormationsController {
  constructor(private readonly formations: BoardFormations) {}

  @Route(calls.boardFormations.list)
  list(@CurrentUser() user: CurrentUser, @IdParam('teamId') teamId: number): Promise<BoardFormation[]> {
    return this.formations.list(user, teamId);
  }

  @Route(calls.boardFormations.create)
  create(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @Body() body: NewBoardFormationDto,
  ): Promise<BoardFormation> {
    return this.formations.create(user, teamId, body);
  }

  @Route(calls.boardFormations.rename)
  rename(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @IdParam('formationId') id: number,
    @Body() { name }: BoardFormationNameDto,
  ): Promise<BoardFormation> {
    return this.formations.rename(user, { teamId, id }, name);
  }

  @Route(calls.boardFormations.remove)
  remove(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @IdParam('formationId') id: number,
  ): Promise<void> {
    return this.formations.remove(user, { teamId, id });
  }
}
