import { accountRules } from '@touchline/contract';
import { Follows } from '../../platform/http';

export class DeletionRequestDto {
  @Follows(accountRules.currentPassword)
  password: string;
}
