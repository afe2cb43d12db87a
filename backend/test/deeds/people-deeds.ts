import {
  calls,
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
import { inTeam, on, oneOf, type Attempt, type Deeds } from './deed';

const role = (attempt: Attempt): TeamRole => oneOf(attempt, teamRoles);
const humbleRole = (attempt: Attempt) => oneOf(attempt, ['player', 'coach'] as const);

let guests = 0;
export const guest = () => `guest${++guests}@club.example`;

/** Somebody of the story, or somebody new. */
const address = (attempt: Attempt) => (attempt.pick % 3 ? oneOf(attempt, known(attempt)) : guest());
const known = ({ world }: Attempt) => world.people.flatMap(({ email }) => email || []);

const maySend = (standing: Standing, member: MemberSubject) =>
  member.userId === standing.userId ? 409 : canTouchMember(standing, member);
const mayMove = (standing: Standing, member: MemberSubject, attempt: Attempt) => {
  const may = maySend(standing, member);
  return may === true ? canGrant(standing, role(attempt)) : may;
};
const mayGrant = (standing: Standing, _: unknown, attempt: Attempt) => canGrant(standing, role(attempt));
const mayHandle = (standing: Standing, link: { role: TeamRole }) => canGrant(standing, link.role);

export const teamDeeds: Deeds = {
  'reads the team': inTeam({ call: calls.teams.read, policy: canSeeTeam }),
  'describes the team': inTeam({
    call: calls.teams.change,
    policy: canChangeTeam,
    body: ({ there: { word }, pick }) => ({ description: `<p>${word} ${pick}</p>` }),
  }),
  'writes the team anew': inTeam({
    call: calls.teams.replace,
    policy: canChangeTeam,
    body: ({ there: { word } }) => ({ name: 'Renamed', sport: 'Hockey', description: word }),
  }),
  'deletes the team': inTeam({ call: calls.teams.remove, policy: canDeleteTeam }),
  'reads what happened': inTeam({ call: calls.activities.ofTeam, policy: hasAccess }),
};

export const memberDeeds: Deeds = {
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
      users: [{ email: oneOf(attempt, known(attempt)), role: humbleRole(attempt) }],
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
    judge: mayMove,
    body: (attempt) => ({ role: role(attempt) }),
  }),
  removes: on('member', { call: calls.members.remove, policy: canManageMembers, judge: maySend }),
  'strikes off': on('member', {
    call: calls.members.removeUser,
    policy: canManageMembers,
    judge: maySend,
  }),
};

export const invitingDeeds: Deeds = {
  'lists the invitations': inTeam({ call: calls.invites.invitations, policy: canManageInvites }),
  'lists a part of the invitations': inTeam({
    call: calls.invites.openInvitations,
    policy: canManageInvites,
    query: { view: 'paged' },
  }),
  invites: inTeam({
    call: calls.invites.invite,
    policy: canManageInvites,
    body: (attempt) => ({ email: address(attempt), role: humbleRole(attempt) }),
    makes: 'invitation',
    alsoRefuses: ['already_member'],
  }),
  'invites the same again': inTeam({
    call: calls.invites.invite,
    policy: canManageInvites,
    body: { email: 'again@club.example' },
    makes: 'invitation',
    alsoRefuses: ['already_member'],
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
    judge: mayGrant,
    body: (attempt) => ({ role: role(attempt), maxUses: attempt.pick % 2 ? 1 : null }),
    learn({ there }, { body }) {
      const { id, token } = body as { id: number; token: string };
      there.things['invite link'].push(id);
      there.tokens.set(id, token);
    },
  }),
  deactivates: on('invite link', {
    call: calls.invites.deactivateLink,
    policy: hasAccess,
    judge: mayHandle,
  }),
  deletes: on('invite link', { call: calls.invites.removeLink, policy: hasAccess, judge: mayHandle }),
};
