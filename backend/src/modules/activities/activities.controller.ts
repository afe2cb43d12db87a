import { calls } from '@touchline/contract';
import { Body, Controller } from '@nestjs/common';
import { CurrentActor, IdParam, Route, type Actor } from '../../platform/http';
import { BeatBody } from './activities.dto';
import { Activities } from './activities.service';
import { TimeSpent } from './time-spent.service';

@Controller()
export class ActivitiesController {
  constructor(
    private readonly activities: Activities,
    private readonly timeSpent: TimeSpent,
  ) {}

  @Route(calls.activities.ofTeam)
  ofTeam(@CurrentActor() actor: Actor, @IdParam('teamId') teamId: number) {
    return this.activities.ofTeam(actor, teamId);
  }

  @Route(calls.activities.recent)
  recent(@CurrentActor() actor: Actor) {
    return this.activities.recent(actor);
  }

  @Route(calls.accounts.heartbeat)
  beat(@CurrentActor() actor: Actor, @Body() { pageId = null }: BeatBody): Promise<void> {
    return this.timeSpent.beat(actor, pageId);
  }
}
