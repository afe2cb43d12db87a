import {
  listRules,
  searchRules,
  type FoundKind,
  type SearchListQuery,
  type SearchQuery,
} from '@touchline/contract';
import { Follows, IfGiven, ToNumber } from '../../platform/http';

export class SearchDto implements SearchQuery {
  @Follows(searchRules.searchText)
  q: string;

  @IfGiven()
  @ToNumber()
  @Follows(searchRules.team)
  team?: number;
}

export class SearchListDto extends SearchDto implements SearchListQuery {
  @Follows(searchRules.kind)
  kind: FoundKind;

  @IfGiven()
  @Follows(listRules.pagedCursor)
  cursor?: string;
}
