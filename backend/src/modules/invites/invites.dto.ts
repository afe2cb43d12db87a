import {
  accountRules,
  inviteRules,
  type NewInviteLink,
  type Registration,
  type TeamRole,
} from '@touchline/contract';
import { Follows } from '../../platform/http';

export class NewInviteLinkBody implements NewInviteLink {
  @Follows(inviteRules.inviteRole)
  role?: TeamRole;

  @Follows(inviteRules.expiresAt)
  expiresAt?: string | null;

  @Follows(inviteRules.maxUses)
  maxUses?: number | null;
}

export class RegistrationBody implements Registration {
  @Follows(accountRules.inviteToken)
  token: string;

  @Follows(accountRules.email)
  email: string;

  @Follows(accountRules.newPassword)
  password: string;

  @Follows(accountRules.firstName)
  firstName: string;

  @Follows(accountRules.lastName)
  lastName: string;
}
