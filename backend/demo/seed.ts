import type { App } from './app';
import { clubs } from './club';
import { deletePartialSeed, isPartialDemoClub } from './partial-seed';
import { seedDraftAndBin } from './seed-bin';
import { seedClub } from './seed-club';
import { seedInvites } from './seed-invites';
import { seedPeople } from './seed-people';
import { seedComments, type Discussed } from './seed-comments';
import { seedTemplates } from './seed-templates';
import { spreadOverWeeksAndActivate } from './seed-time';

/** Fills an empty database with a club that has content for every screen. */
export async function seedDemoClub(app: App): Promise<void> {
  if (await isPartialDemoClub(app)) await deletePartialSeed(app);
  const cast = await seedPeople(app);
  const contents: Discussed[] = [];
  const teamIds: number[] = [];
  for (const club of clubs) {
    const seeded = await seedClub(app, club, cast);
    teamIds.push(seeded.team.id);
    contents.push(...seeded.contents);
  }
  const [firstTeamId] = teamIds;
  if (firstTeamId !== undefined) {
    await seedTemplates(app, firstTeamId, cast);
    await seedDraftAndBin(app, firstTeamId, cast);
  }
  await seedComments(app, contents, cast);
  await seedInvites(app, teamIds, cast);
  await spreadOverWeeksAndActivate(app);
}
