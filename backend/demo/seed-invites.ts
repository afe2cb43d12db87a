import type { NewInviteLink } from '@touchline/contract';
import { InviteLinks, Invites } from '../src/modules/invites';
import { Database } from '../src/platform/database';
import type { App } from './app';
import { joiners } from './club';
import type { Cast } from './seed-people';

const DAY_MS = 24 * 3600_000;

const invited = [
  ['jordan.blake@mail.example', 'Jordan', 'Blake', 'player'],
  ['amara.nwosu@mail.example', 'Amara', 'Nwosu', 'player'],
  ['pat.sutherland@mail.example', 'Pat', 'Sutherland', 'coach'],
] as const;

/** Creates invite links in each status, and pending invitations. */
export async function seedInvites(app: App, teamIds: readonly number[], cast: Cast): Promise<void> {
  const manager = cast('manager');
  const links = app.get(InviteLinks);
  const ahead = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const expired: number[] = [];
  for (const [index, teamId] of teamIds.entries()) {
    const link = (values: NewInviteLink) => links.create(manager, teamId, values);
    await link({ role: 'player', expiresAt: ahead(30) });
    await link({ role: 'coach', maxUses: 5 });
    expired.push((await link({ role: 'player', expiresAt: ahead(1) })).id);
    const usedUp = await link({ role: 'player', maxUses: 1 });
    const closed = await link({ role: 'admin' });
    await app.get(Invites).join(cast(joiners[index] ?? 'player'), usedUp.token);
    await links.deactivate(manager, closed.id);
  }
  await app.get(Database).transaction(async (tx) => {
    // New links may not expire in the past.
    await tx.query(`update invite_links set expires_at = now() - interval '3 days' where id = any($1)`, [
      expired,
    ]);
    for (const [index, [email, firstName, lastName, role]] of invited.entries())
      await tx.query(
        `insert into team_invitations (team_id, email, first_name, last_name, role, invited_by, created_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, now() - $7 * interval '1 day', now() + (7 - $7) * interval '1 day')`,
        [teamIds[index % teamIds.length], email, firstName, lastName, role, manager.userId, index + 1],
      );
  });
}
