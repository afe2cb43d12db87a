export { demoSignIns, isDemoClub, seedDemoClub, type SignIn } from './seed';
