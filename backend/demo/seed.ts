import type { Page } from '@touchline/contract';
import { statement, Database } from '../src/platform/database';
import type { App } from './app';
import { clubs } from './club';
import { clear, isDemoClubHalfMade } from './half-made';
import { seedClub } from './seed-club';
import { seedInvites } from './seed-invites';
import { seedPeople } from './seed-people';
import { seedTalk } from './seed-talk';
import { spreadOverWeeksAndOpen } from './seed-time';
import { demoSignIns } from './sign-ins';

const countDemoPeople = statement(
  'demo_count_people',
  'select count(*)::integer as found from users where email = any ($1)',
);

/** The four who sign in are there. */
export async function isDemoClub(app: App): Promise<boolean> {
  const emails = demoSignIns.map(({ email }) => email);
  const [row] = await app.get(Database).read<{ found: number }>(countDemoPeople, [emails]);
  return row?.found === emails.length;
}

/** Fills an empty database with a club that has something true to show on every screen. */
export async function seedDemoClub(app: App): Promise<void> {
  if (await isDemoClubHalfMade(app)) await clear(app);
  const cast = await seedPeople(app);
  const pages: Page[] = [];
  const teamIds: number[] = [];
  for (const club of clubs) {
    const seeded = await seedClub(app, club, cast);
    teamIds.push(seeded.team.id);
    pages.push(...seeded.pages);
  }
  await seedTalk(app, pages, cast);
  await seedInvites(app, teamIds, cast);
  await spreadOverWeeksAndOpen(app);
}
