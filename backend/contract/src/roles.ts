/** Account roles in ascending order of permissions. */
export const accountRoles = ['player', 'coach', 'admin', 'super_admin'] as const;
export type AccountRole = (typeof accountRoles)[number];

/** Team roles in ascending order of permissions. */
export const teamRoles = ['player', 'coach', 'admin'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** Formats a role for the screen: underscores become spaces (specification, section 2). */
export function roleLabel(role: AccountRole): string {
  return role.replace(/_/g, ' ');
}

/** Returns a role with its article: "an admin". */
export const withArticle = (role: string) => `${/^[aeiou]/.test(role) ? 'an' : 'a'} ${role}`;

/** Checks permissions on data without a team, such as lists over all teams. Data of a team needs a policy. */
export function isSuperAdminRole(role: AccountRole): boolean {
  return role === 'super_admin';
}

/** Returns true for members who are no staff of their team. */
export function isPlayerRole(role: TeamRole): boolean {
  return role === 'player';
}
