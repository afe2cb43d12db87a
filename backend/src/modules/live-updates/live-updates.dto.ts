import { changeRules, type EventsQuery } from '@touchline/contract';
import { Follows } from '../../platform/http';

export class LiveUpdatesDto implements EventsQuery {
  @Follows(changeRules.after)
  after?: string;

  @Follows(changeRules.tab)
  tab?: string;
}
