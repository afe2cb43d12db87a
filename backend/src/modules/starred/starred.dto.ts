import { listRules, starredRules, type StarredKind, type StarredQuery } from '@touchline/contract';
import { Follows, IfGiven, ToNumber } from '../../platform/http';

export class StarredDto implements StarredQuery {
  @IfGiven()
  @Follows(starredRules.kind)
  kind?: StarredKind;

  @IfGiven()
  @ToNumber()
  @Follows(starredRules.team)
  team?: number;

  @IfGiven()
  @Follows(listRules.pagedCursor)
  cursor?: string;
}
