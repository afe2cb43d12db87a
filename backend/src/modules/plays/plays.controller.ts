import { calls, type Play } from '@touchline/contract';
import { Body, Controller, Query } from '@nestjs/common';
import { CurrentActor, IdParam, Route, type Actor } from '../../platform/http';
import { FilterQueryDto } from '../pages';
import { NewPlayDto, PlayChangeDto, PlayStarDto } from './play.dto';
import { Plays } from './plays.service';

@Controller()
export class PlaysController {
  constructor(private readonly plays: Plays) {}

  @Route(calls.plays.list)
  list(
    @CurrentActor() actor: Actor,
    @IdParam('teamId') teamId: number,
    @Query() query: FilterQueryDto,
  ): Promise<Play[]> {
    return this.plays.list(actor, teamId, query);
  }

  @Route(calls.plays.create)
  create(
    @CurrentActor() actor: Actor,
    @IdParam('teamId') teamId: number,
    @Body() play: NewPlayDto,
  ): Promise<Play> {
    return this.plays.create(actor, teamId, play);
  }

  @Route(calls.plays.read)
  read(@CurrentActor() actor: Actor, @IdParam('playId') playId: number): Promise<Play> {
    return this.plays.read(actor, playId);
  }

  @Route(calls.plays.change)
  change(
    @CurrentActor() actor: Actor,
    @IdParam('playId') playId: number,
    @Body() change: PlayChangeDto,
  ): Promise<Play> {
    return this.plays.change(actor, playId, change);
  }

  @Route(calls.plays.star)
  star(
    @CurrentActor() actor: Actor,
    @IdParam('playId') playId: number,
    @Body() { isStarred }: PlayStarDto,
  ): Promise<Play> {
    return this.plays.star(actor, playId, isStarred);
  }

  @Route(calls.plays.remove)
  remove(@CurrentActor() actor: Actor, @IdParam('playId') playId: number): Promise<void> {
    return this.plays.remove(actor, playId);
  }
}
