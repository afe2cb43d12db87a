import { accountRoles, isEditor, teamRoles } from '@touchline/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { joinTeam, person, useTeam } from '../../../test/people';
import { statement } from '../../platform/database';
import { editsTeam } from './standing.repository';

const app = useApp();
const team = useTeam(app, beforeAll);
const edits = statement('spec_edits_team', `select ${editsTeam('$1')} as edits from teams t where t.id = $2`);

describe('the condition for editors of a team', () => {
  it.each(
    accountRoles.flatMap((accountRole) =>
      [null, ...teamRoles].flatMap((teamRole) =>
        [false, true].map((isTeamAdmin) => ({ accountRole, teamRole, isTeamAdmin })),
      ),
    ),
  )('is the policy for %o', async ({ accountRole, teamRole, isTeamAdmin }) => {
    const { teamId } = team;
    const someone = await person(app, accountRole);
    if (teamRole) await joinTeam(app, someone, { teamId, role: teamRole });
    if (isTeamAdmin)
      await app.database.transaction((tx) =>
        tx.query('update teams set team_admin_id = $1 where id = $2', [someone.id, teamId]),
      );
    const [row] = await app.database.read<{ edits: boolean }>(edits, [someone.id, teamId]);
    expect(row?.edits).toBe(isEditor({ userId: someone.id, accountRole, teamRole, isTeamAdmin }));
  });
});
