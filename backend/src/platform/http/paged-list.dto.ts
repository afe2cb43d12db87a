import { listRules, pageRules } from '@touchline/contract';
import { Follows, IfGiven } from './follows';

/** The query of one call with two responses: the whole list, or with `view=paged` a part of it. */
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
