export { isDemoClubHalfMade } from './half-made';
export { isDemoClub, seedDemoClub } from './seed';
export { demoSignIns, type SignIn } from './sign-ins';
