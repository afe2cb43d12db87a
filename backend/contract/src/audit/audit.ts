import type { IsoTime } from '../http-types';

/** Security-relevant events: sign-ins and changes of permissions. */
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
  'data_exported',
  'deletion_requested',
  'deletion_withdrawn',
  'deletion_declined',
  'member_changed',
  'invitation_changed',
  'invite_link_changed',
  'team_changed',
  'content_moved',
] as const;
export type AuditAct = (typeof auditActs)[number];

/** A log entry with the names at that time; the objects it names may no longer exist. */
export interface AuditEntry {
  id: number;
  at: IsoTime;
  act: AuditAct;
  /** The signed-in user; null without a session. */
  actor: { id: number | null; email: string } | null;
  /** The name of the affected user or object; null when that is the actor. */
  about: string | null;
  /** The change, such as `player to coach`. */
  detail: string | null;
  team: string | null;
  /** The client's IP address, as reported by the proxy. */
  address: string | null;
  userAgent: string | null;
}

export interface AuditFilter {
  /** Matches actor, subject, team or IP address. */
  search?: string;
  act?: AuditAct;
  cursor?: string;
}

export interface AuditList {
  entries: AuditEntry[];
  nextCursor: string | null;
}
