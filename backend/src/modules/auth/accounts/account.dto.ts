import {
  accountRules,
  type EmailPreferences,
  type NewsSeen,
  type PasswordByToken,
  type PasswordChange,
  type ProfileChange,
  type TimeZoneChange,
} from '@touchline/contract';
import { Follows, IfGiven } from '../../../platform/http';

export class ProfileChangeDto implements ProfileChange {
  @Follows(accountRules.displayName)
  displayName?: string | null;

  @IfGiven()
  @Follows(accountRules.email)
  email?: string;

  @Follows(accountRules.givenName)
  firstName?: string | null;

  @Follows(accountRules.givenName)
  lastName?: string | null;
}

export class PasswordChangeDto implements PasswordChange {
  @Follows(accountRules.currentPassword)
  currentPassword: string;

  @Follows(accountRules.newPassword)
  newPassword: string;
}

export class EmailPreferencesDto implements Partial<EmailPreferences> {
  @IfGiven()
  @Follows(accountRules.wanted)
  pageUpdates?: boolean;

  @IfGiven()
  @Follows(accountRules.wanted)
  newMembers?: boolean;

  @IfGiven()
  @Follows(accountRules.wanted)
  comments?: boolean;
}

export class TimeZoneDto implements TimeZoneChange {
  @Follows(accountRules.timeZone)
  timeZone: string;
}

export class NewsSeenDto implements NewsSeen {
  @Follows(accountRules.newsSeen)
  newsSeen: number;
}

export class ForgottenPasswordDto {
  @Follows(accountRules.email)
  email: string;
}

export class ResetTokenDto {
  @Follows(accountRules.resetToken)
  token: string;
}

export class NewPasswordDto implements PasswordByToken {
  @Follows(accountRules.resetToken)
  token: string;

  @Follows(accountRules.newPassword)
  password: string;
}
