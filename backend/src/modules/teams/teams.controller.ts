import { calls } from '@touchline/contract';
import { Body, Controller } from '@nestjs/common';
import { CurrentActor, IdParam, Route, type Actor } from '../../platform/http';
import { NewTeamDto, TeamChangeDto } from './team.dto';
import { Teams } from './teams.service';

@Controller()
export class TeamsController {
  constructor(private readonly teams: Teams) {}

  @Route(calls.teams.list)
  list(@CurrentActor() actor: Actor) {
    return this.teams.list(actor);
  }

  @Route(calls.teams.read)
  read(@CurrentActor() actor: Actor, @IdParam('teamId') teamId: number) {
    return this.teams.read(actor, teamId);
  }

  @Route(calls.teams.create)
  create(@CurrentActor() actor: Actor, @Body() team: NewTeamDto) {
    return this.teams.create(actor, team);
  }

  @Route(calls.teams.change)
  change(@CurrentActor() actor: Actor, @IdParam('teamId') teamId: number, @Body() change: TeamChangeDto) {
    return this.teams.change(actor, teamId, change);
  }

  @Route(calls.teams.replace)
  replace(@CurrentActor() actor: Actor, @IdParam('teamId') teamId: number, @Body() team: NewTeamDto) {
    return this.teams.replace(actor, teamId, team);
  }

  @Route(calls.teams.remove)
  remove(@CurrentActor() actor: Actor, @IdParam('teamId') teamId: number) {
    return this.teams.remove(actor, teamId);
  }
}
