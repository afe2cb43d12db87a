import {
  accountRules,
  newEmail,
  inviteRules,
  type NewInvitation,
  type NewInviteLink,
  type PasswordByToken,
  type Registration,
  type TeamRole,
} from '@touchline/contract';
import { Follows, IfGiven } from '../../platform/http';
import { NewAccountDto } from '../auth';

export class NewInviteLinkDto implements NewInviteLink {
  @Follows(inviteRules.inviteRole)
  role?: TeamRole;

  @Follows(inviteRules.expiresAt)
  expiresAt?: string | null;

  @Follows(inviteRules.maxUses)
  maxUses?: number | null;
}

export class RegistrationDto extends NewAccountDto implements Registration {
  @Follows(accountRules.inviteToken)
  token: string;
}

export class NewInvitationDto implements NewInvitation {
  @Follows(newEmail)
  email: string;

  @IfGiven()
  @Follows(accountRules.firstName)
  firstName?: string;

  @IfGiven()
  @Follows(accountRules.lastName)
  lastName?: string;

  @Follows(inviteRules.invitationRole)
  role?: 'player' | 'coach';
}

export class FirstPasswordTokenDto {
  @Follows(accountRules.mailToken)
  token: string;
}

export class FirstPasswordDto implements PasswordByToken {
  @Follows(accountRules.mailToken)
  token: string;

  @Follows(accountRules.newPassword)
  password: string;
}
