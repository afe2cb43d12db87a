import {
  calls,
  canChangeNumber,
  canChangeTeam,
  canDeleteTeam,
  canGrant,
  canManageInvites,
  canManageMembers,
  canSeeTeam,
  canTouchMember,
  hasAccess,
  teamRoles,
  type MemberSubject,
  type Standing,
  type TeamRole,
} from '@touchline/contract';
import { inTeam, on, oneOf, type Attempt, type Actions } from './action';

const role = (attempt: Attempt): TeamRole => oneOf(attempt, teamRoles);
const grantedRole = (attempt: Attempt) => oneOf(attempt, ['player', 'coach'] as const);

let guests = 0;
export const guest = () => `guest${++guests}@club.example`;

/** The address of an existing or a new user. */
const address = (attempt: Attempt) => (attempt.random % 3 ? oneOf(attempt, known(attempt)) : guest());
const known = ({ model }: Attempt) => model.people.flatMap(({ email }) => email || []);

const canRemove = (standing: Standing, member: MemberSubject) =>
  member.userId === standing.userId ? 409 : canTouchMember(standing, member);
const canNumber = (standing: Standing, member: MemberSubject) =>
  member.userId === standing.userId ? 409 : canChangeNumber(standing, member);
const canChangeRole = (standing: Standing, member: MemberSubject, attempt: Attempt) => {
  const may = canRemove(standing, member);
  return may === true ? canGrant(standing, role(attempt)) : may;
};
const canGrantRole = (standing: Standing, _: unknown, attempt: Attempt) => canGrant(standing, role(attempt));
const canManageLink = (standing: Standing, link: { role: TeamRole }) => canGrant(standing, link.role);

export const teamActions: Actions = {
  'reads the team': inTeam({ call: calls.teams.read, policy: canSeeTeam }),
  'describes the team': inTeam({
    call: calls.teams.change,
    policy: canChangeTeam,
    body: ({ team: { secret }, random }) => ({ description: `<p>${secret} ${random}</p>` }),
  }),
  'writes the team anew': inTeam({
    call: calls.teams.replace,
    policy: canChangeTeam,
    body: ({ team: { secret } }) => ({ name: 'Renamed', sport: 'Hockey', description: secret }),
  }),
  'uses the team': inTeam({ call: calls.teams.use, policy: canSeeTeam }),
  'pins the team': inTeam({
    call: calls.teams.pin,
    policy: canSeeTeam,
    body: ({ random }) => ({ isPinned: random % 2 === 0 }),
  }),
  'is a player on its boards': inTeam({
    call: calls.ownPlayer.choose,
    policy: canSeeTeam,
    body: ({ random }) => ({ isShown: random % 2 === 0, label: `${random % 20}` }),
  }),
  'deletes the team': inTeam({ call: calls.teams.remove, policy: canDeleteTeam }),
  'reads what happened': inTeam({ call: calls.activities.ofTeam, policy: hasAccess }),
};

export const memberActions: Actions = {
  'lists the members': inTeam({ call: calls.members.list, policy: hasAccess }),
  'searches the members': inTeam({
    call: calls.members.paged,
    policy: hasAccess,
    query: { view: 'paged', search: 'a' },
  }),
  'searches the users': inTeam({
    call: calls.members.pagedUsers,
    policy: canManageMembers,
    query: { view: 'paged', search: 'a' },
  }),
  'lists the users': inTeam({ call: calls.members.users, policy: canManageMembers }),
  'uploads somebody known': inTeam({
    call: calls.members.bulk,
    policy: canManageMembers,
    body: (attempt) => ({
      users: [{ email: oneOf(attempt, known(attempt)), role: grantedRole(attempt) }],
    }),
  }),
  'uploads somebody new': inTeam({
    call: calls.members.bulk,
    policy: canManageMembers,
    body: (attempt) => ({ users: [{ email: guest(), role: role(attempt) }] }),
  }),
  'changes the role of': on('member', {
    call: calls.members.changeRole,
    policy: canManageMembers,
    check: canChangeRole,
    body: (attempt) => ({ role: role(attempt) }),
  }),
  numbers: on('member', {
    call: calls.members.change,
    policy: canManageMembers,
    check: canNumber,
    body: ({ random }) => ({ number: random % 4 ? `${random % 1000}` : null }),
  }),
  removes: on('member', { call: calls.members.remove, policy: canManageMembers, check: canRemove }),
  'strikes off': on('member', {
    call: calls.members.removeUser,
    policy: canManageMembers,
    check: canRemove,
  }),
};

export const inviteActions: Actions = {
  'lists the invitations': inTeam({ call: calls.invites.invitations, policy: canManageInvites }),
  'lists a part of the invitations': inTeam({
    call: calls.invites.openInvitations,
    policy: canManageInvites,
    query: { view: 'paged' },
  }),
  invites: inTeam({
    call: calls.invites.invite,
    policy: canManageInvites,
    body: (attempt) => ({ email: address(attempt), role: grantedRole(attempt) }),
    makes: 'invitation',
    otherRefusals: ['already_member'],
  }),
  'invites the same again': inTeam({
    call: calls.invites.invite,
    policy: canManageInvites,
    body: { email: 'again@club.example' },
    makes: 'invitation',
    otherRefusals: ['already_member'],
  }),
  cancels: on('invitation', { call: calls.invites.cancelInvitation, policy: canManageInvites }),
  'lists the invite links': inTeam({ call: calls.invites.links, policy: canManageInvites }),
  'lists a part of the invite links': inTeam({
    call: calls.invites.linkList,
    policy: canManageInvites,
    query: { view: 'paged' },
  }),
  'makes an invite link': inTeam({
    call: calls.invites.createLink,
    policy: canManageInvites,
    check: canGrantRole,
    body: (attempt) => ({ role: role(attempt), maxUses: attempt.random % 2 ? 1 : null }),
    learn({ team }, { body }) {
      const { id, token } = body as { id: number; token: string };
      team.entities['invite link'].push(id);
      team.tokens.set(id, token);
    },
  }),
  deactivates: on('invite link', {
    call: calls.invites.deactivateLink,
    policy: hasAccess,
    check: canManageLink,
  }),
  deletes: on('invite link', { call: calls.invites.removeLink, policy: hasAccess, check: canManageLink }),
};
