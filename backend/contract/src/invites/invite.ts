import type { TeamRole } from '../roles';
import type { IsoTime } from '../wire';

export interface InviteLink {
  id: number;
  token: string;
  teamId: number;
  role: TeamRole;
  createdBy: number | null;
  /** null: unlimited. */
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

/** An invitation by mail that has not been answered yet. */
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

/** What the invite page shows. */
export interface InviteDetails {
  /** Whom an invitation by mail is for; a link says nothing of it. */
  email?: string;
  team: { name: string; sport: string };
  role: TeamRole;
}

export type InviteLinkStatus = 'Inactive' | 'Expired' | 'Max Uses Reached' | 'Active';

/** The status shown for a link, in the order of the specification (section 4). */
export function inviteLinkStatus(
  link: Pick<InviteLink, 'isActive' | 'expiresAt' | 'usedCount' | 'maxUses'>,
  now: Date,
): InviteLinkStatus {
  if (!link.isActive) return 'Inactive';
  if (link.expiresAt !== null && new Date(link.expiresAt) <= now) return 'Expired';
  if (link.maxUses !== null && link.usedCount >= link.maxUses) return 'Max Uses Reached';
  return 'Active';
}

/** A part of the open invitations, newest first. */
export interface Invitations {
  invitations: Invitation[];
  nextCursor: string | null;
}

/** A part of the links of a team, newest first. */
export interface InviteLinks {
  links: InviteLink[];
  nextCursor: string | null;
}
