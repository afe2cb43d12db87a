/** Query keys that several features share; the sign-in screen loads them without the queries. */
export const currentUserKey = ['user'];
export const teamsKey = ['teams'];
export const starredKey = ['starred'];
export const pinsKey = (teamId: number) => ['teams', teamId, 'pins'];
export const todayKey = ['today'];
