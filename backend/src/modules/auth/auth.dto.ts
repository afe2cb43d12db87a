import { accountRules, type Credentials, type FirstAdmin } from '@touchline/contract';
import { Follows } from '../../platform/http';

export class CredentialsBody implements Credentials {
  @Follows(accountRules.email)
  email: string;

  @Follows(accountRules.loginPassword)
  password: string;
}

export class FirstAdminBody implements FirstAdmin {
  @Follows(accountRules.email)
  email: string;

  @Follows(accountRules.newPassword)
  password: string;

  @Follows(accountRules.firstName)
  firstName: string;

  @Follows(accountRules.lastName)
  lastName: string;
}
