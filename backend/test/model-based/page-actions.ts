import {
  calls,
  canCreatePages,
  canDeleteComment,
  canChangeSeveral,
  canDeletePages,
  canDuplicatePages,
  canEditComment,
  canEditPages,
  canExportPages,
  canPublishPages,
  canReadComments,
  canReadPages,
  canResolveComments,
  canSeeHistory,
  canStarPages,
  canUseBin,
  canWriteComments,
  hasAccess,
} from '@touchline/contract';
import { inTeam, on, oneOf, type Attempt, type Actions } from './action';

const words = ({ team: { secret } }: Attempt) => ({ title: `Next ${secret}`, content: `<p>${secret}</p>` });

/** A category of either team; only one of the entity's own team is accepted. */
export const anyCategory = (attempt: Attempt): number =>
  oneOf(
    attempt,
    attempt.model.teams.flatMap(({ entities }) => entities.category),
  );
export const isOwnCategory = async (_: unknown, __: unknown, attempt: Attempt): Promise<true | 404> =>
  (await attempt.state.subject('category', anyCategory(attempt), attempt.team.teamId)) ? true : 404;

export const pageActions: Actions = {
  'lists the pages': inTeam({ call: calls.pages.list, policy: canReadPages }),
  'lists the pages in short': inTeam({
    call: calls.pages.summaries,
    policy: canReadPages,
    query: { view: 'summary' },
  }),
  'lists the tags': inTeam({ call: calls.pages.tags, policy: canReadPages }),
  'searches the tags': inTeam({
    call: calls.pages.pagedTags,
    policy: canReadPages,
    query: { view: 'paged', search: 'a', sort: 'match' },
  }),
  'lists the most used tags': inTeam({
    call: calls.pages.commonTags,
    policy: canReadPages,
    query: { view: 'common' },
  }),
  'creates a page': inTeam({
    call: calls.pages.create,
    policy: canCreatePages,
    body: (attempt) => ({ ...words(attempt), tags: [attempt.team.secret] }),
    makes: 'page',
  }),
  'creates a draft': inTeam({
    call: calls.pages.create,
    policy: canCreatePages,
    body: ({ team: { staffSecret } }) => ({
      title: staffSecret,
      content: `<p>${staffSecret}</p>`,
      tags: [staffSecret],
      draft: true,
    }),
    learn: ({ team }, { body }) => {
      const { id } = body as { id: number };
      for (const ids of [team.entities.page, team.entities['binned page'], team.hiddenDrafts]) ids.push(id);
    },
  }),
  publishes: on('public page', {
    call: calls.pages.publish,
    policy: canPublishPages,
    body: ({ team: { secret } }) => ({ note: secret }),
  }),
  'publishes with others': on('public page', {
    call: calls.pages.publishAll,
    policy: canPublishPages,
    body: ({ targetId }) => ({ pageIds: [targetId] }),
  }),
  'takes back': on('page', { call: calls.pages.unpublish, policy: canPublishPages }),
  'looks into the bin': inTeam({ call: calls.pages.bin, policy: canUseBin, query: { files: 'yes' } }),
  reads: on('page', { call: calls.pages.read, policy: canReadPages }),
  'has read': on('page', { call: calls.pages.setLastRead, policy: canReadPages, body: { version: 1 } }),
  'compares with a version of': on('page', {
    call: calls.pages.changes,
    policy: canReadPages,
    query: { since: 1 },
    otherRefusals: ['version_not_found'],
  }),
  changes: on('page', {
    call: calls.pages.change,
    policy: canEditPages,
    body: (attempt) => ({ ...words(attempt), tags: [`changed ${attempt.random}`] }),
  }),
  'saves an old version of': on('page', {
    call: calls.pages.change,
    policy: canEditPages,
    body: { title: 'Late', version: 1 },
    otherRefusals: ['page_changed'],
  }),
  'puts somewhere else': on('page', {
    call: calls.pages.change,
    policy: canEditPages,
    check: isOwnCategory,
    body: (attempt) => ({ categoryId: anyCategory(attempt) }),
  }),
  duplicates: on('page', { call: calls.pages.duplicate, policy: canDuplicatePages, makes: 'page' }),
  stars: on('page', { call: calls.pages.star, policy: canStarPages, body: { isStarred: true } }),
  prints: on('page', {
    call: calls.pages.print,
    policy: canExportPages,
    body: { title: 'A', content: '<p>b</p>' },
  }),
  'reads who has not opened': on('page', { call: calls.today.notOpened, policy: canSeeHistory }),
  'lists the versions of': on('page', { call: calls.pages.versions, policy: canSeeHistory }),
  'reads a version of': on('page', { call: calls.pages.version, policy: canSeeHistory }),
  'restores a version of': on('page', { call: calls.pages.restoreVersion, policy: canSeeHistory }),
  deletes: on('page', { call: calls.pages.remove, policy: canDeletePages }),
  'takes out of the bin': on('binned page', { call: calls.pages.restore, policy: canUseBin }),
  'deletes with others': on('page', {
    call: calls.bulk.binPages,
    policy: canChangeSeveral,
    body: ({ targetId }) => ({ pageIds: [targetId] }),
  }),
  'tags with others': on('page', {
    call: calls.bulk.tagPages,
    policy: canChangeSeveral,
    body: ({ targetId, random }) => ({
      changes: [{ id: targetId, add: [`tag ${random % 9}`], remove: [`tag ${random % 7}`] }],
    }),
    otherRefusals: ['tags_full'],
  }),
  'deletes permanently': on('binned page', { call: calls.bin.removePage, policy: canUseBin }),
};

const discussionActions = (
  kind: 'page' | 'play',
  comment: 'comment' | 'play comment',
  table: typeof calls.comments | typeof calls.playComments,
): Actions => ({
  'reads the comments of': on(kind, { call: table.list, policy: canReadComments }),
  'reads the anchors of': on(kind, {
    call: table.anchors,
    policy: canReadComments,
    query: { view: 'anchors' },
  }),
  'reads the threads of': on(kind, {
    call: table.threads,
    policy: canReadComments,
    query: { view: 'threads' },
  }),
  'reads the replies to a comment on': on(kind, {
    call: table.replies,
    policy: canReadComments,
    query: { view: 'replies', thread: 1 },
  }),
  'comments on': on(kind, {
    call: table.create,
    policy: canWriteComments,
    body: ({ team, targetId }) => {
      const isHidden = kind === 'page' && team.hiddenDrafts.includes(targetId);
      const words = isHidden ? team.staffSecret : team.secret;
      return { content: words, selectedText: words };
    },
    makes: comment,
  }),
  'answers a comment on': on(kind, {
    call: table.create,
    policy: canWriteComments,
    body: (attempt) => ({ content: 'So it is', parentId: oneOf(attempt, attempt.team.entities[comment]) }),
    makes: comment,
    otherRefusals: ['validation_failed', 'thread_too_deep'],
  }),
  edits: on(comment, {
    call: table.edit,
    policy: hasAccess,
    check: canEditComment,
    body: ({ team: { secret } }) => ({ content: `Better ${secret}` }),
  }),
  deletes: on(comment, { call: table.remove, policy: hasAccess, check: canDeleteComment }),
  resolves: on(comment, {
    call: table.resolve,
    policy: hasAccess,
    check: canResolveComments,
    body: ({ random }) => ({ isResolved: random % 2 === 0 }),
  }),
});

export const commentActions = discussionActions('page', 'comment', calls.comments);
export const playCommentActions = discussionActions('play', 'play comment', calls.playComments);
