import { accountRules, type BothFactors } from '@touchline/contract';
import { Follows } from '../../../platform/http';

export class CurrentPasswordDto {
  @Follows(accountRules.currentPassword)
  password: string;
}

export class CodeDto {
  @Follows(accountRules.signInCode)
  code: string;
}

export class BothFactorsDto implements BothFactors {
  @Follows(accountRules.currentPassword)
  password: string;

  @Follows(accountRules.signInCode)
  code: string;
}
