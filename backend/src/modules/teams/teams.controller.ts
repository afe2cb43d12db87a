import { calls, type Team, type TeamSummary } from '@touchline/contract';
import { Body, Controller, Query } from '@nestjs/common';
import { CurrentUser, IdParam, Route } from '../../platform/http';
import { NewTeamDto, OwnPlayerChoiceDto, PinDto, TeamChangeDto, TeamViewDto } from './team.dto';
import { TeamPreferences } from './team-preferences.service';
import { Teams } from './teams.service';

@Controller()
export class TeamsController {
  constructor(
    private readonly teams: Teams,
    private readonly preferences: TeamPreferences,
  ) {}

  @Route(calls.teams.list)
  list(@CurrentUser() user: CurrentUser, @Query() { view }: TeamViewDto): Promise<Team[] | TeamSummary[]> {
    return view ? this.teams.summaries(user) : this.teams.list(user);
  }

  @Route(calls.teams.read)
  read(@CurrentUser() user: CurrentUser, @IdParam('teamId') teamId: number) {
    return this.teams.read(user, teamId);
  }

  @Route(calls.teams.create)
  create(@CurrentUser() user: CurrentUser, @Body() team: NewTeamDto) {
    return this.teams.create(user, team);
  }

  @Route(calls.teams.change)
  change(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @Body() change: TeamChangeDto,
    @Query() { view }: TeamViewDto,
  ): Promise<Team | TeamSummary> {
    return view ? this.teams.changeSummarized(user, teamId, change) : this.teams.change(user, teamId, change);
  }

  @Route(calls.teams.replace)
  replace(@CurrentUser() user: CurrentUser, @IdParam('teamId') teamId: number, @Body() team: NewTeamDto) {
    return this.teams.replace(user, teamId, team);
  }

  @Route(calls.teams.remove)
  remove(@CurrentUser() user: CurrentUser, @IdParam('teamId') teamId: number) {
    return this.teams.remove(user, teamId);
  }

  @Route(calls.teams.use)
  use(@CurrentUser() user: CurrentUser, @IdParam('teamId') teamId: number) {
    return this.preferences.use(user, teamId);
  }

  @Route(calls.teams.pin)
  pin(@CurrentUser() user: CurrentUser, @IdParam('teamId') teamId: number, @Body() { isPinned }: PinDto) {
    return this.preferences.pin(user, teamId, isPinned);
  }

  @Route(calls.ownPlayer.choose)
  chooseOwnPlayer(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @Body() choice: OwnPlayerChoiceDto,
  ) {
    return this.preferences.chooseOwnPlayer(user, teamId, choice);
  }
}
