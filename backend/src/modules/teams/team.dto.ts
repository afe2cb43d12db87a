import {
  ownPlayerRules,
  teamRules,
  type AgeGroup,
  type NewTeam,
  type OwnPlayerChoice,
  type TeamChange,
  type TeamSummaryQuery,
} from '@touchline/contract';
import { Follows, IfGiven } from '../../platform/http';

export class NewTeamDto implements NewTeam {
  @Follows(teamRules.teamName)
  name: string;

  @Follows(teamRules.sport)
  sport: string;

  @Follows(teamRules.teamDescription)
  description?: string | null;

  @Follows(teamRules.ageGroup)
  ageGroup?: AgeGroup | null;
}

export class TeamChangeDto implements TeamChange {
  @IfGiven()
  @Follows(teamRules.teamName)
  name?: string;

  @IfGiven()
  @Follows(teamRules.sport)
  sport?: string;

  @Follows(teamRules.teamDescription)
  description?: string | null;

  @Follows(teamRules.ageGroup)
  ageGroup?: AgeGroup | null;
}

export class PinDto {
  @Follows(teamRules.pinned)
  isPinned: boolean;
}

export class OwnPlayerChoiceDto implements OwnPlayerChoice {
  @Follows(ownPlayerRules.shown)
  isShown: boolean;

  @Follows(ownPlayerRules.label)
  label?: string | null;

  @Follows(ownPlayerRules.piece)
  piece?: string | null;

  @IfGiven()
  @Follows(ownPlayerRules.first)
  isFirst?: boolean;
}

/** Returns teams with their members, or with `view=summary` without. */
export class TeamViewDto implements Partial<TeamSummaryQuery> {
  @IfGiven()
  @Follows(teamRules.teamView)
  view?: 'summary';
}
