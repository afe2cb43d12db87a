import { accountRules } from '@touchline/contract';
import { Follows } from '../../platform/http';

export class BeatBody {
  @Follows(accountRules.pageInFront)
  pageId?: number | null;
}
