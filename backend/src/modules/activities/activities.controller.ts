import { calls } from '@touchline/contract';
import { Controller } from '@nestjs/common';
import { CurrentActor, IdParam, Route, type Actor } from '../../platform/http';
import { Activities } from './activities.service';

@Controller()
export class ActivitiesController {
  constructor(private readonly activities: Activities) {}

  @Route(calls.activities.ofTeam)
  ofTeam(@CurrentActor() actor: Actor, @IdParam('teamId') teamId: number) {
    return this.activities.ofTeam(actor, teamId);
  }

  @Route(calls.activities.recent)
  recent(@CurrentActor() actor: Actor) {
    return this.activities.recent(actor);
  }
}
