/** Query keys that the sign-in screen shares with the signed-in app; it does not load the queries themselves. */
export const currentUserKey = ['user'];
export const teamsKey = ['teams'];
