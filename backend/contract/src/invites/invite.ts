import type { TeamRole } from '../roles';
import type { IsoTime } from '../http-types';

export interface InviteLink {
  id: number;
  token: string;
  teamId: number;
  role: TeamRole;
  createdBy: number | null;
  /** Null for unlimited. */
  maxUses: number | null;
  usedCount: number;
  expiresAt: IsoTime | null;
  isActive: boolean;
  createdAt: IsoTime;
}

export interface NewInviteLink {
  role?: TeamRole;
  expiresAt?: IsoTime | null;
  maxUses?: number | null;
}

/** A pending invitation by email. */
export interface Invitation {
  id: number;
  teamId: number;
  email: string;
  firstName: string | null;
  lastName: string | null;
  role: TeamRole;
  status: 'pending';
  createdAt: IsoTime;
  expiresAt: IsoTime;
}

export interface NewInvitation {
  email: string;
  firstName?: string | null;
  lastName?: string | null;
  role?: 'player' | 'coach';
}

/** The data of the invite page. */
export interface InviteDetails {
  /** Recipient of an invitation by email; missing for invite links. */
  email?: string;
  team: { name: string; sport: string };
  role: TeamRole;
  /** Name of the user who invites; missing when the account is deactivated or deleted. */
  invitedBy?: string;
}

export type InviteLinkStatus = 'Inactive' | 'Expired' | 'Max Uses Reached' | 'Active';

/** Returns the displayed status of a link, checked in the order of the specification (section 4). */
export function inviteLinkStatus(
  link: Pick<InviteLink, 'isActive' | 'expiresAt' | 'usedCount' | 'maxUses'>,
  now: Date,
): InviteLinkStatus {
  if (!link.isActive) return 'Inactive';
  if (link.expiresAt !== null && new Date(link.expiresAt) <= now) return 'Expired';
  if (link.maxUses !== null && link.usedCount >= link.maxUses) return 'Max Uses Reached';
  return 'Active';
}

/** A page of the pending invitations, newest first. */
export interface Invitations {
  invitations: Invitation[];
  nextCursor: string | null;
}

/** A page of a team's invite links, newest first. */
export interface InviteLinks {
  links: InviteLink[];
  nextCursor: string | null;
}
