import { listRules, pageRules } from '@touchline/contract';
import { Follows, IfGiven } from './follows';

/** Query of a list that is returned completely, or in parts with `view=paged`. */
export class PagedListDto {
  @IfGiven()
  @Follows(listRules.pagedView)
  view?: 'paged';

  @IfGiven()
  @Follows(listRules.pagedCursor)
  cursor?: string;
}

export class SearchedListDto extends PagedListDto {
  @IfGiven()
  @Follows(pageRules.searchText)
  search?: string;
}
