import {
  calls,
  canCreatePages,
  canDeleteComment,
  canDeletePages,
  canEditComment,
  canEditPages,
  canExportPages,
  canReadComments,
  canReadPages,
  canResolveComments,
  canSeeHistory,
  canStarPages,
  canUseBin,
  canWriteComments,
  hasAccess,
} from '@touchline/contract';
import { inTeam, on, oneOf, type Attempt, type Deeds } from './deed';

const words = ({ there: { word } }: Attempt) => ({ title: `Next ${word}`, content: `<p>${word}</p>` });

/** A category of either team: only one of its own will do. */
export const anyCategory = (attempt: Attempt): number =>
  oneOf(
    attempt,
    attempt.world.grounds.flatMap(({ things }) => things.category),
  );
export const isFiledAtHome = async (_: unknown, __: unknown, attempt: Attempt): Promise<true | 404> =>
  (await attempt.facts.subject('category', anyCategory(attempt), attempt.there.teamId)) ? true : 404;

export const pageDeeds: Deeds = {
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
    body: (attempt) => ({ ...words(attempt), tags: [attempt.there.word] }),
    makes: 'page',
  }),
  'looks into the bin': inTeam({ call: calls.pages.bin, policy: canUseBin }),
  reads: on('page', { call: calls.pages.read, policy: canReadPages }),
  changes: on('page', {
    call: calls.pages.change,
    policy: canEditPages,
    body: (attempt) => ({ ...words(attempt), tags: [`changed ${attempt.pick}`] }),
  }),
  'saves an old version of': on('page', {
    call: calls.pages.change,
    policy: canEditPages,
    body: { title: 'Late', version: 1 },
    alsoRefuses: ['page_changed'],
  }),
  'puts somewhere else': on('page', {
    call: calls.pages.change,
    policy: canEditPages,
    judge: isFiledAtHome,
    body: (attempt) => ({ categoryId: anyCategory(attempt) }),
  }),
  stars: on('page', { call: calls.pages.star, policy: canStarPages, body: { isStarred: true } }),
  prints: on('page', {
    call: calls.pages.print,
    policy: canExportPages,
    body: { title: 'A', content: '<p>b</p>' },
  }),
  'lists the versions of': on('page', { call: calls.pages.versions, policy: canSeeHistory }),
  'reads a version of': on('page', { call: calls.pages.version, policy: canSeeHistory }),
  'restores a version of': on('page', { call: calls.pages.restoreVersion, policy: canSeeHistory }),
  deletes: on('page', { call: calls.pages.remove, policy: canDeletePages }),
  'takes out of the bin': on('binned page', { call: calls.pages.restore, policy: canUseBin }),
};

export const commentDeeds: Deeds = {
  'reads the comments of': on('page', { call: calls.comments.list, policy: canReadComments }),
  'reads the anchors of': on('page', {
    call: calls.comments.anchors,
    policy: canReadComments,
    query: { view: 'anchors' },
  }),
  'reads the threads of': on('page', {
    call: calls.comments.threads,
    policy: canReadComments,
    query: { view: 'threads' },
  }),
  'reads the replies to a comment on': on('page', {
    call: calls.comments.replies,
    policy: canReadComments,
    query: { view: 'replies', thread: 1 },
  }),
  'comments on': on('page', {
    call: calls.comments.create,
    policy: canWriteComments,
    body: ({ there: { word } }) => ({ content: word, selectedText: word }),
    makes: 'comment',
  }),
  'answers a comment on': on('page', {
    call: calls.comments.create,
    policy: canWriteComments,
    body: (attempt) => ({ content: 'So it is', parentId: oneOf(attempt, attempt.there.things.comment) }),
    makes: 'comment',
    alsoRefuses: ['validation_failed', 'thread_too_deep'],
  }),
  edits: on('comment', {
    call: calls.comments.edit,
    policy: hasAccess,
    judge: canEditComment,
    body: ({ there: { word } }) => ({ content: `Better ${word}` }),
  }),
  deletes: on('comment', { call: calls.comments.remove, policy: hasAccess, judge: canDeleteComment }),
  resolves: on('comment', {
    call: calls.comments.resolve,
    policy: hasAccess,
    judge: canResolveComments,
    body: ({ pick }) => ({ isResolved: pick % 2 === 0 }),
  }),
};
