import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { demoSignIns, isDemoClub, isPartialDemoClub, seedDemoClub, type SignIn } from '../demo';
import { FirstRun } from './modules/auth';
import { Database } from './platform/database';
import type { Settings } from './settings';

export interface Filled {
  /** Sign-ins of the demo club, for the start message. */
  signIns: readonly SignIn[];
  /** True while there are no accounts. */
  isEmpty: boolean;
}

/**
 * Seeds an empty database with the demo club or with the super admin of the settings. With `isDemoWelcome` the demo club is the default.
 * Processes that start together wait for one another.
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
  if (await isPartialDemoClub(app)) await seedDemoClub(app);
  if (await firstRun.isNeeded()) {
    if (seed === 'demo' || (isDemoWelcome && seed === undefined && !admin)) await seedDemoClub(app);
    if (admin && (await firstRun.isNeeded()))
      await firstRun.setUp({ ...admin, firstName: 'Super', lastName: 'Admin' });
  }
  return { signIns: (await isDemoClub(app)) ? demoSignIns : [], isEmpty: await firstRun.isNeeded() };
}
