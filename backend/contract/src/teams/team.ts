import type { TeamRole } from '../roles';
import type { IsoTime } from '../wire';

interface TeamFields {
  id: number;
  name: string;
  sport: string;
  /** Sanitised HTML. */
  description: string | null;
  backgroundImage: string | null;
  createdBy: number | null;
  teamAdminId: number | null;
  createdAt: IsoTime;
  updatedAt: IsoTime;
}

export interface Team extends TeamFields {
  members: TeamMember[];
}

/** A team without its members: the caller's own role in it, and how many they are. */
export interface TeamSummary extends TeamFields {
  /** Null for a team admin or super admin who is no member. */
  teamRole: TeamRole | null;
  memberCount: number;
  coachCount: number;
}

/** Asks for summaries instead of teams with all their members. */
export interface TeamSummaryQuery {
  view: 'summary';
}

export interface TeamMember {
  id: number;
  teamId: number;
  userId: number;
  role: TeamRole;
  joinedAt: IsoTime;
  user: {
    id: number;
    username: string;
    displayName: string | null;
    firstName: string | null;
    lastName: string | null;
    avatar: string | null;
    /** Only for those who may manage the team, and for oneself; otherwise null. */
    email: string | null;
  };
}

export interface NewTeam {
  name: string;
  sport: string;
  description?: string | null;
}

/** PATCH: only what is given changes. */
export interface TeamChange {
  name?: string;
  sport?: string;
  description?: string | null;
}

/** The sports of the team form (spec, section 9). */
export const sports = [
  'American Football',
  'Rugby Union',
  'Rugby League',
  'Soccer',
  'Basketball',
  'Hockey',
  'Baseball',
  'Volleyball',
  'Other',
] as const;
