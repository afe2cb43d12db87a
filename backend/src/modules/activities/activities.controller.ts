import { calls } from '@touchline/contract';
import { Body, Controller } from '@nestjs/common';
import { CurrentUser, IdParam, Route } from '../../platform/http';
import { HeartbeatDto } from './activities.dto';
import { Activities } from './activities.service';
import { TimeSpent } from './time-spent.service';

@Controller()
export class ActivitiesController {
  constructor(
    private readonly activities: Activities,
    private readonly timeSpent: TimeSpent,
  ) {}

  @Route(calls.activities.ofTeam)
  ofTeam(@CurrentUser() user: CurrentUser, @IdParam('teamId') teamId: number) {
    return this.activities.ofTeam(user, teamId);
  }

  @Route(calls.activities.recent)
  recent(@CurrentUser() user: CurrentUser) {
    return this.activities.recent(user);
  }

  @Route(calls.accounts.heartbeat)
  beat(@CurrentUser() user: CurrentUser, @Body() { pageId = null }: HeartbeatDto): Promise<void> {
    return this.timeSpent.heartbeat(user, pageId);
  }
}
