import { isSuperAdminRole, type AccountRole } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../settings';

/** Requires a second factor of some roles (`REQUIRE_TWO_FACTOR`); it is optional for all others. */
@Injectable()
export class TwoFactorRule {
  constructor(private readonly settings: Settings) {}

  isBroken({ role, hasTwoFactor }: { role: AccountRole; hasTwoFactor: boolean }): boolean {
    const isAsked = this.settings.requireTwoFactor === 'super_admins' && isSuperAdminRole(role);
    return isAsked && !hasTwoFactor;
  }
}
