import type { TeamRole } from '../roles';
import type { IsoTime } from '../http-types';
import type { OwnPlayer } from '../squad/own-player';

interface TeamFields {
  id: number;
  name: string;
  sport: string;
  /** Sanitised HTML. */
  description: string | null;
  backgroundImage: string | null;
  createdBy: number | null;
  teamAdminId: number | null;
  ageGroup: AgeGroup | null;
  createdAt: IsoTime;
  updatedAt: IsoTime;
}

export interface Team extends TeamFields {
  members: TeamMember[];
}

/** A team with the caller's own role and the member counts instead of the members. */
export interface TeamSummary extends TeamFields {
  /** Null for a team admin or super admin who is not a member. */
  teamRole: TeamRole | null;
  memberCount: number;
  coachCount: number;
  /** The caller pinned the team, which lists it first. */
  isPinned: boolean;
  /** The caller's last use of the team; null if they never opened it. */
  usedAt: IsoTime | null;
  /** The caller on boards of the team; absent from servers of the build before. */
  ownPlayer?: OwnPlayer;
}

/** Selects summaries instead of teams with all of their members. */
export interface TeamSummaryQuery {
  view: 'summary';
}

export interface TeamMember {
  id: number;
  teamId: number;
  userId: number;
  role: TeamRole;
  joinedAt: IsoTime;
  /** The shirt number in this team; members may share one. */
  number: string | null;
  /** Codes of the team's sport, the main position first. */
  positions: string[];
  user: {
    id: number;
    username: string;
    displayName: string | null;
    firstName: string | null;
    lastName: string | null;
    avatar: string | null;
    /** Null unless the caller manages the team or is this member. */
    email: string | null;
  };
}

export interface NewTeam {
  name: string;
  sport: string;
  description?: string | null;
  /** PUT keeps an omitted age group: clients of the specification's fields do not know it. */
  ageGroup?: AgeGroup | null;
}

/** Body of PATCH: omitted fields keep their value. */
export interface TeamChange {
  name?: string;
  sport?: string;
  description?: string | null;
  ageGroup?: AgeGroup | null;
}

/** U8 is for players who are under eight years old. */
export const ageGroups = [
  'U8',
  'U9',
  'U10',
  'U11',
  'U12',
  'U13',
  'U14',
  'U15',
  'U16',
  'U17',
  'U18',
  'U19',
  'U20',
  'U21',
  'senior',
] as const;
export type AgeGroup = (typeof ageGroups)[number];

/** Sports offered by the team form (specification, section 9). */
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
