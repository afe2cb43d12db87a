/** Query keys that several features share; the sign-in screen loads them without the queries. */
export const currentUserKey = ['user'];
export const teamsKey = ['teams'];
export const starredKey = ['starred'];
export const pinsKey = (teamId: number) => ['teams', teamId, 'pins'];
/** Keys of the neighbours of the pages and plays of a team begin with it. */
export const neighboursKey = (teamId: number | null) => ['teams', teamId, 'neighbours'];
/** Prefix of the keys of all lists "Mentioned in": a change of any page or play can change each of them. */
export const mentionedInKey = ['mentioned-in'];
export const todayKey = ['today'];
