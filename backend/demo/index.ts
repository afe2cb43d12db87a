import type { App } from './app';

export { isPartialDemoClub } from './partial-seed';
export { demoSignIns, isDemoClub, type SignIn } from './sign-ins';

/** Fills an empty database with a club that has content for every screen. Its code and libraries (20 MB) are loaded only for that. */
export const seedDemoClub = async (app: App): Promise<void> => (await import('./seed')).seedDemoClub(app);
