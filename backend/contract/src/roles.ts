/** Account roles, weakest first. */
export const accountRoles = ['player', 'coach', 'admin', 'super_admin'] as const;
export type AccountRole = (typeof accountRoles)[number];

/** Roles inside one team, weakest first. */
export const teamRoles = ['player', 'coach', 'admin'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** How the interface writes a role: underscores replaced by spaces (spec, section 2). */
export function roleLabel(role: AccountRole): string {
  return role.replace(/_/g, ' ');
}

/** For what has no team: lists over everything. Towards a team, ask a policy. */
export function isSuperAdminRole(role: AccountRole): boolean {
  return role === 'super_admin';
}
