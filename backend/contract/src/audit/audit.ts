import type { IsoTime } from '../wire';

/** Acts that a club may have to account for: who came in, and who was let do what. */
export const auditActs = [
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'device_signed_out',
  'password_asked',
  'password_changed',
  'password_chosen',
  'two_factor_on',
  'two_factor_off',
  'two_factor_reset',
  'recovery_codes_made',
  'recovery_code_used',
  'identity_changed',
  'address_changed',
  'account_made',
  'account_changed',
  'account_deactivated',
  'account_activated',
  'account_deleted',
  'member_changed',
  'invitation_changed',
  'invite_link_changed',
  'team_changed',
] as const;
export type AuditAct = (typeof auditActs)[number];

/** One act, as things were called then: what it names may be gone. */
export interface AuditEntry {
  id: number;
  at: IsoTime;
  act: AuditAct;
  /** Who did it; null where nobody was signed in. */
  actor: { id: number | null; email: string } | null;
  /** Whom or what it was done to, where that is somebody or something else. */
  about: string | null;
  /** What came of it: `player to coach`. */
  detail: string | null;
  team: string | null;
  /** Of the connection, as far as the proxy says. */
  address: string | null;
  userAgent: string | null;
}

export interface AuditFilter {
  /** In who, about whom, team or address. */
  search?: string;
  act?: AuditAct;
  cursor?: string;
}

export interface AuditList {
  entries: AuditEntry[];
  nextCursor: string | null;
}
