import { searchRules } from '@touchline/contract';
import { Follows } from '../../platform/http';

export class SearchDto {
  @Follows(searchRules.searchText)
  q: string;
}
