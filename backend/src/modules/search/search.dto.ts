import { searchRules } from '@touchline/contract';
import { Follows } from '../../platform/http';

export class SearchQueryDto {
  @Follows(searchRules.searchText)
  q: string;
}
