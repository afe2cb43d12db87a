export { isDemoClubHalfMade } from './half-made';
export { demoSignIns, isDemoClub, seedDemoClub, type SignIn } from './seed';
