export { isPartialDemoClub } from './partial-seed';
export { isDemoClub, seedDemoClub } from './seed';
export { demoSignIns, type SignIn } from './sign-ins';
