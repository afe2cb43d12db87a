import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { demoSignIns, isDemoClub, isDemoClubHalfMade, seedDemoClub, type SignIn } from '../demo';
import { FirstRun } from './modules/auth';
import { Database } from './platform/database';
import type { Settings } from './settings';

export interface Filled {
  /** Sign-ins worth showing: those of the demo club. */
  signIns: readonly SignIn[];
  /** Nobody has an account. */
  isEmpty: boolean;
}

/**
 * Gives an empty database its first people: the demo club, or the super admin that the settings name. Where the demo
 * club is welcome, it comes without being asked for. Processes that start together wait for one another.
 */
export function fillEmptyDatabase(
  app: NestFastifyApplication,
  settings: Settings,
  isDemoWelcome: boolean,
): Promise<Filled> {
  return app
    .get(Database)
    .withAdvisoryLock('touchline first people', () => fill(app, settings, isDemoWelcome));
}

async function fill(
  app: NestFastifyApplication,
  { seed, admin }: Settings,
  isDemoWelcome: boolean,
): Promise<Filled> {
  const firstRun = app.get(FirstRun);
  if (await isDemoClubHalfMade(app)) await seedDemoClub(app);
  if (await firstRun.isNeeded()) {
    if (seed === 'demo' || (isDemoWelcome && seed === undefined && !admin)) await seedDemoClub(app);
    if (admin && (await firstRun.isNeeded()))
      await firstRun.setUp({ ...admin, firstName: 'Super', lastName: 'Admin' });
  }
  return { signIns: (await isDemoClub(app)) ? demoSignIns : [], isEmpty: await firstRun.isNeeded() };
}
