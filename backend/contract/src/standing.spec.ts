import { describe, expect, it } from 'vitest';
import { canEditComment, canResolveComments } from './comments/comment-policy';
import { canGrant } from './invites/invite-policy';
import { accountRoles, teamRoles, type AccountRole, type TeamRole } from './roles';
import { hasAccess, isEditor, isFullManager, isManager, type Standing } from './standing';

const standing = (accountRole: AccountRole, teamRole: TeamRole | null, isTeamAdmin = false): Standing => ({
  userId: 1,
  accountRole,
  teamRole,
  isTeamAdmin,
});

/** Columns: account role, team role, then access, editor, manager, full manager. */
const truth: [AccountRole, TeamRole | null, string][] = [
  ['player', null, '----'],
  ['player', 'player', 'a---'],
  ['player', 'coach', 'aem-'],
  ['player', 'admin', 'aemf'],
  ['coach', null, '----'],
  ['coach', 'player', 'ae--'],
  ['coach', 'coach', 'aem-'],
  ['coach', 'admin', 'aemf'],
  ['admin', null, '----'],
  ['admin', 'player', 'ae--'],
  ['admin', 'coach', 'aem-'],
  ['admin', 'admin', 'aemf'],
  ['super_admin', null, 'aemf'],
  ['super_admin', 'player', 'aemf'],
  ['super_admin', 'coach', 'aemf'],
  ['super_admin', 'admin', 'aemf'],
];

const asked = (each: Standing) =>
  [hasAccess, isEditor, isManager, isFullManager]
    .map((policy, n) => (policy(each) ? 'aemf'[n] : '-'))
    .join('');

describe('standing in a team', () => {
  it.each(truth)('a %s who is %s in the team may %s', (accountRole, teamRole, expected) => {
    expect(asked(standing(accountRole, teamRole))).toBe(expected);
  });

  it('the table names every combination', () => {
    expect(truth).toHaveLength(accountRoles.length * (teamRoles.length + 1));
  });

  it.each(accountRoles)('whoever is the admin of the team may everything in it, a %s too', (role) => {
    expect(asked(standing(role, null, true))).toBe('aemf');
  });
});

describe('granting roles', () => {
  it.each([
    ['a coach of the team', standing('player', 'coach'), ['player', 'coach']],
    ['an admin of the team', standing('player', 'admin'), ['player', 'coach', 'admin']],
    ['a coach elsewhere who plays here', standing('coach', 'player'), []],
  ])('%s grants what they have and no more', (_, who, roles) => {
    expect(teamRoles.filter((role) => canGrant(who, role))).toEqual(roles);
  });
});

describe('comments', () => {
  it.each([
    ['their own', standing('player', 'player'), 1, true],
    ["someone else's", standing('player', 'player'), 2, false],
    ["someone else's as an editor", standing('player', 'coach'), 2, true],
    ['their own after leaving the team', standing('player', null), 1, false],
  ])('one may edit %s', (_, who, userId, may) => {
    expect(canEditComment(who, { userId, parentId: null })).toBe(may);
  });

  it.each([
    ['their own thread as a player', standing('player', 'player'), null, false],
    ["someone's thread as an editor", standing('coach', 'player'), null, true],
    ['a reply as an editor', standing('coach', 'player'), 1, false],
  ])('one may resolve %s', (_, who, parentId, may) => {
    expect(canResolveComments(who, { userId: 1, parentId })).toBe(may);
  });
});
