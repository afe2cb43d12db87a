import { accountRules, newEmail, type Credentials, type FirstAdmin } from '@touchline/contract';
import { Follows, IfGiven } from '../../platform/http';

export class CredentialsDto implements Credentials {
  @Follows(accountRules.email)
  email: string;

  @Follows(accountRules.loginPassword)
  password: string;

  @IfGiven()
  @Follows(accountRules.signInCode)
  code?: string;
}

/** The details of a new account. */
export class NewAccountDto implements FirstAdmin {
  @Follows(newEmail)
  email: string;

  @Follows(accountRules.newPassword)
  password: string;

  @Follows(accountRules.firstName)
  firstName: string;

  @Follows(accountRules.lastName)
  lastName: string;
}
