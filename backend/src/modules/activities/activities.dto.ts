import { accountRules } from '@touchline/contract';
import { Follows } from '../../platform/http';

export class HeartbeatDto {
  @Follows(accountRules.pageInFront)
  pageId?: number | null;
}
