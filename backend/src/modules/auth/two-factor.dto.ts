import { accountRules, type BothFactors } from '@touchline/contract';
import { Follows } from '../../platform/http';

export class CurrentPasswordBody {
  @Follows(accountRules.currentPassword)
  password: string;
}

export class CodeBody {
  @Follows(accountRules.signInCode)
  code: string;
}

export class BothFactorsBody implements BothFactors {
  @Follows(accountRules.currentPassword)
  password: string;

  @Follows(accountRules.signInCode)
  code: string;
}
