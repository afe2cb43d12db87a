import {
  calls,
  canChangeCategories,
  canChangeTeam,
  canCreatePages,
  canDeletePages,
  canEditPages,
  canEditPlays,
  canExportPages,
  canManageInvites,
  canManageMembers,
  canReadComments,
  canReadPages,
  canReadPlays,
  canSeeCategories,
  canSeeHistory,
  canSeeMedia,
  canSeeTeam,
  canStarPages,
  canUseBin,
  canWriteComments,
  hasAccess,
  isSuperAdmin,
  type Call,
  type Page,
  type Policy,
} from '@touchline/contract';
import type { Response } from 'supertest';
import { given } from './given';
import type { Person, StaffedTeam } from './people';

/** A team of the story, with a page in it whose words nobody outside may ever see. */
export interface Ground {
  team: StaffedTeam;
  page: Page;
  secret: string;
}

/** Something somebody may try, and the policy that says who may. */
export interface Deed {
  policy: Policy;
  try(who: Person, ground: Ground): Promise<Response>;
}

const inTeam = (policy: Policy, call: Call, body?: unknown): Deed => ({
  policy,
  try: (who, { team }) => who.call(call, { teamId: team.teamId }, { body }),
});
const onPage = (policy: Policy, call: Call, body?: unknown): Deed => ({
  policy,
  try: (who, { page }) => who.call(call, { pageId: page.id, version: 1 }, { body }),
});

export const deeds: Record<string, Deed> = {
  'reads the team': inTeam(canSeeTeam, calls.teams.read),
  'renames the team': inTeam(canChangeTeam, calls.teams.change, { name: 'Renamed' }),
  'lists its members': inTeam(hasAccess, calls.members.list),
  'lists its users': inTeam(canManageMembers, calls.members.users),
  'uploads people': inTeam(canManageMembers, calls.members.bulk, {
    users: [{ email: 'guest@club.example' }],
  }),
  'lists its invitations': inTeam(canManageInvites, calls.invites.invitations),
  'invites somebody': inTeam(canManageInvites, calls.invites.invite, { email: 'invited@club.example' }),
  'makes an invite link': inTeam(canManageInvites, calls.invites.createLink, { role: 'player' }),
  'lists its pages': inTeam(canReadPages, calls.pages.list),
  'lists its tags': inTeam(canReadPages, calls.pages.tags),
  'creates a page': inTeam(canCreatePages, calls.pages.create, { title: 'New' }),
  'reads the page': onPage(canReadPages, calls.pages.read),
  'changes the page': onPage(canEditPages, calls.pages.change, { tags: ['changed'] }),
  'stars the page': onPage(canStarPages, calls.pages.star, { isStarred: true }),
  'prints the page': onPage(canExportPages, calls.pages.print, { title: 'A', content: '<p>b</p>' }),
  'lists its versions': onPage(canSeeHistory, calls.pages.versions),
  'reads its first version': onPage(canSeeHistory, calls.pages.version),
  'looks into the bin': inTeam(canUseBin, calls.pages.bin),
  'reads the comments': onPage(canReadComments, calls.comments.list),
  'writes a comment': onPage(canWriteComments, calls.comments.create, { content: 'Which foot leads?' }),
  'lists the media': inTeam(canSeeMedia, calls.media.list),
  'lists the categories': inTeam(canSeeCategories, calls.categories.list),
  'makes a category': inTeam(canChangeCategories, calls.categories.create, { name: 'Attack' }),
  'lists the plays': inTeam(canReadPlays, calls.plays.list),
  'makes a play': inTeam(canEditPlays, calls.plays.create, { name: 'Falcon' }),
  'reads the activities': inTeam(hasAccess, calls.activities.ofTeam),
  'deletes a page of its own': {
    policy: canDeletePages,
    async try(who, { team }) {
      const page = await given.page(team.admin, team.teamId, { title: 'To go' });
      return who.call(calls.pages.remove, { pageId: page.id });
    },
  },
};

/** What belongs to no team: the policy is asked with a standing in none. */
export const worldlyDeeds: Record<string, Deed> = {
  'lists the teams': { policy: () => true, try: (who) => who.call(calls.teams.list) },
  'reads what happened lately': { policy: () => true, try: (who) => who.call(calls.activities.recent) },
  'lists all users': { policy: isSuperAdmin, try: (who) => who.call(calls.admin.users) },
  'reads the figures': { policy: isSuperAdmin, try: (who) => who.call(calls.admin.statistics) },
};
