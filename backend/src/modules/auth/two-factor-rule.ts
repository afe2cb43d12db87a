import { isSuperAdminRole, type AccountRole } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../settings';

/** Of whom the club asks a second factor (`REQUIRE_TWO_FACTOR`); everybody else chooses. */
@Injectable()
export class TwoFactorRule {
  constructor(private readonly settings: Settings) {}

  isBroken({ role, hasTwoFactor }: { role: AccountRole; hasTwoFactor: boolean }): boolean {
    const isAsked = this.settings.requireTwoFactor === 'super_admins' && isSuperAdminRole(role);
    return isAsked && !hasTwoFactor;
  }
}
