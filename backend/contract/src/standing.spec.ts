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
  it.each(truth)('gives a %s with the team role %s the rights %s', (accountRole, teamRole, expected) => {
    expect(asked(standing(accountRole, teamRole))).toBe(expected);
  });

  it('covers every combination of roles', () => {
    expect(truth).toHaveLength(accountRoles.length * (teamRoles.length + 1));
  });

  it.each(accountRoles)('gives the team admin all rights, also as a %s', (role) => {
    expect(asked(standing(role, null, true))).toBe('aemf');
  });
});

describe('the roles that a user grants', () => {
  it.each([
    ['a coach of the team', standing('player', 'coach'), ['player', 'coach']],
    ['an admin of the team', standing('player', 'admin'), ['player', 'coach', 'admin']],
    ['a coach elsewhere who plays here', standing('coach', 'player'), []],
  ])('are at most their own: %s', (_, who, roles) => {
    expect(teamRoles.filter((role) => canGrant(who, role))).toEqual(roles);
  });
});

describe('a user', () => {
  it.each([
    ['can edit their own comment', standing('player', 'player'), 1, true],
    ["cannot edit someone else's comment", standing('player', 'player'), 2, false],
    ["can edit someone else's comment as an editor", standing('player', 'coach'), 2, true],
    ['cannot edit their own comment after leaving the team', standing('player', null), 1, false],
  ])('%s', (_, who, userId, may) => {
    expect(canEditComment(who, { userId, parentId: null })).toBe(may);
  });

  it.each([
    ['cannot resolve their own thread as a player', standing('player', 'player'), null, false],
    ["can resolve someone's thread as an editor", standing('coach', 'player'), null, true],
    ['cannot resolve a reply as an editor', standing('coach', 'player'), 1, false],
  ])('%s', (_, who, parentId, may) => {
    expect(canResolveComments(who, { userId: 1, parentId })).toBe(may);
  });
});
