import {
  calls,
  canChangeCategories,
  canChangeMedia,
  canChangeOrder,
  canChangePins,
  canChangeSeveral,
  canEditPlays,
  canPublishPlays,
  canReadPlays,
  canSeeCategories,
  canSeeHistory,
  canSeeMedia,
  canSeeNeighbours,
  canSeePins,
  canStarPlays,
  canUseBoardFormations,
  canUsePageTemplates,
  canUseBin,
} from '@touchline/contract';
import { boardSamples, lineUpOf } from '@touchline/contract/boards';
import { sendFiles } from '../media';
import { inTeam, on, oneOf, type Attempt, type Actions } from './action';
import { anyCategory, isOwnCategory } from './page-actions';

const file = ({ team: { secret } }: Attempt): [string, Buffer] => [`${secret}.txt`, Buffer.from(secret)];

const moving = {
  policy: canChangeOrder,
  body: (attempt: Attempt) => {
    const kind = attempt.random % 2 > 0 ? ('page' as const) : ('play' as const);
    const side = attempt.random % 3 > 0 ? 'before' : 'after';
    return { side, kind, id: oneOf(attempt, attempt.team.entities[kind]) };
  },
  otherRefusals: ['order_changed'] as const,
};

const pinning = {
  policy: canChangePins,
  body: ({ random }: Attempt) => ({ isPinned: random % 3 > 0 }),
  otherRefusals: ['pins_full'] as const,
};

export const playActions: Actions = {
  'lists the plays': inTeam({ call: calls.plays.list, policy: canReadPlays }),
  'makes a play': inTeam({
    call: calls.plays.create,
    policy: canEditPlays,
    body: ({ team: { secret } }) => ({ name: secret, content: `<p>${secret}</p>` }),
    makes: 'play',
  }),
  'makes a draft of a play': inTeam({
    call: calls.plays.create,
    policy: canEditPlays,
    body: ({ team: { secret } }) => ({ name: secret, content: `<p>${secret}</p>`, draft: true }),
    makes: 'play',
  }),
  publishes: on('play', {
    call: calls.plays.publish,
    policy: canPublishPlays,
    body: ({ team: { secret } }) => ({ note: secret }),
  }),
  'publishes with others': on('play', {
    call: calls.plays.publishAll,
    policy: canPublishPlays,
    body: ({ targetId }) => ({ playIds: [targetId] }),
  }),
  'takes back': on('play', { call: calls.plays.unpublish, policy: canPublishPlays }),
  reads: on('play', { call: calls.plays.read, policy: canReadPlays }),
  'has read': on('play', { call: calls.plays.setLastRead, policy: canReadPlays, body: { version: 1 } }),
  'compares with a version of': on('play', {
    call: calls.plays.changes,
    policy: canReadPlays,
    query: { since: 1 },
    otherRefusals: ['version_not_found'],
  }),
  changes: on('play', {
    call: calls.plays.change,
    policy: canEditPlays,
    body: ({ team: { secret }, random }) => ({ formation: `${secret} ${random}` }),
  }),
  'puts somewhere else': on('play', {
    call: calls.plays.change,
    policy: canEditPlays,
    check: isOwnCategory,
    body: (attempt) => ({ categoryId: anyCategory(attempt) }),
  }),
  stars: on('play', { call: calls.plays.star, policy: canStarPlays, body: { isStarred: true } }),
  'pins or unpins': on('play', { call: calls.pins.pinPlay, ...pinning }),
  'moves in its category': on('play', { call: calls.order.movePlay, ...moving }),
  'reads the neighbours of': on('play', { call: calls.order.ofPlay, policy: canSeeNeighbours }),
  'saves an old version of': on('play', {
    call: calls.plays.change,
    policy: canEditPlays,
    body: ({ team: { secret } }) => ({ name: `Late ${secret}`, version: 1 }),
    otherRefusals: ['play_changed'],
  }),
  'reads who has not opened': on('play', { call: calls.today.playNotOpened, policy: canSeeHistory }),
  'lists the versions of': on('play', { call: calls.plays.versions, policy: canSeeHistory }),
  'lists the sittings of': on('play', { call: calls.plays.sittings, policy: canSeeHistory }),
  'reads a version of': on('play', { call: calls.plays.version, policy: canSeeHistory }),
  'restores a version of': on('play', { call: calls.plays.restoreVersion, policy: canSeeHistory }),
  deletes: on('play', { call: calls.plays.remove, policy: canEditPlays }),
  'takes out of the bin': on('binned play', { call: calls.plays.restore, policy: canUseBin }),
  'deletes with others': on('play', {
    call: calls.bulk.binPlays,
    policy: canChangeSeveral,
    body: ({ targetId }) => ({ playIds: [targetId] }),
  }),
  'tags with others': on('play', {
    call: calls.bulk.tagPlays,
    policy: canChangeSeveral,
    body: ({ targetId, random }) => ({
      changes: [{ id: targetId, add: [`tag ${random % 9}`], remove: [`tag ${random % 7}`] }],
    }),
    otherRefusals: ['tags_full'],
  }),
  'deletes permanently': on('binned play', { call: calls.bin.removePlay, policy: canUseBin }),
};

export const pinActions: Actions = {
  'lists the pins': inTeam({ call: calls.pins.list, policy: canSeePins }),
  'reorders the pins': inTeam({
    call: calls.pins.reorder,
    policy: canChangePins,
    body: (attempt) => ({
      order: [
        { kind: 'play', id: oneOf(attempt, attempt.team.entities.play) },
        { kind: 'page', id: oneOf(attempt, attempt.team.entities.page) },
      ],
    }),
  }),
  'pins or unpins': on('page', { call: calls.pins.pinPage, ...pinning }),
  'moves in its category': on('page', { call: calls.order.movePage, ...moving }),
  'reads the neighbours of': on('page', { call: calls.order.ofPage, policy: canSeeNeighbours }),
};

export const categoryActions: Actions = {
  'lists the categories': inTeam({ call: calls.categories.list, policy: canSeeCategories }),
  'makes a category': inTeam({
    call: calls.categories.create,
    policy: canChangeCategories,
    body: ({ team: { secret } }) => ({ name: secret }),
    makes: 'category',
  }),
  renames: on('category', {
    call: calls.categories.change,
    policy: canChangeCategories,
    body: ({ team: { secret }, random }) => ({ name: `${secret} ${random}` }),
  }),
  'moves below any other': on('category', {
    call: calls.categories.change,
    policy: canChangeCategories,
    check: isOwnCategory,
    body: (attempt) => ({ parentId: anyCategory(attempt) }),
    otherRefusals: ['category_below_itself', 'categories_too_deep'],
  }),
  deletes: on('category', { call: calls.categories.remove, policy: canChangeCategories }),
};

export const formationActions: Actions = {
  'lists the formations': inTeam({ call: calls.boardFormations.list, policy: canUseBoardFormations }),
  'saves a formation': inTeam({
    call: calls.boardFormations.create,
    policy: canUseBoardFormations,
    body: ({ team: { secret }, random }) => ({
      name: `${secret} ${random}`,
      lineUp: lineUpOf(boardSamples.overlap),
    }),
    makes: 'formation',
    otherRefusals: ['formation_name_taken', 'formations_full'],
  }),
  renames: on('formation', {
    call: calls.boardFormations.rename,
    policy: canUseBoardFormations,
    body: ({ team: { secret }, random }) => ({ name: `${secret} ${random}` }),
    otherRefusals: ['formation_name_taken'],
  }),
  deletes: on('formation', { call: calls.boardFormations.remove, policy: canUseBoardFormations }),
};

export const templateActions: Actions = {
  'lists the templates': inTeam({ call: calls.pageTemplates.list, policy: canUsePageTemplates }),
  'saves a template': inTeam({
    call: calls.pageTemplates.create,
    policy: canUsePageTemplates,
    body: ({ team: { secret }, random }) => ({ name: `${secret} ${random}`, content: `<p>${secret}</p>` }),
    makes: 'template',
    otherRefusals: ['template_name_taken', 'templates_full'],
  }),
  'reads a template': on('template', { call: calls.pageTemplates.read, policy: canUsePageTemplates }),
  renames: on('template', {
    call: calls.pageTemplates.change,
    policy: canUsePageTemplates,
    body: ({ team: { secret }, random }) => ({ name: `${secret} ${random}` }),
    otherRefusals: ['template_name_taken'],
  }),
  deletes: on('template', { call: calls.pageTemplates.remove, policy: canUsePageTemplates }),
};

export const mediaActions: Actions = {
  'lists the files': inTeam({ call: calls.media.list, policy: canSeeMedia }),
  'lists a part of the files': inTeam({
    call: calls.media.files,
    policy: canSeeMedia,
    query: { view: 'paged' },
  }),
  'uploads a file': inTeam({
    call: calls.media.upload,
    policy: canChangeMedia,
    try: (attempt) =>
      sendFiles(attempt.model.app, attempt.actor, { teamId: attempt.team.teamId, files: [file(attempt)] }),
    makes: 'file',
  }),
  downloads: on('file', { call: calls.media.download, policy: canSeeMedia }),
  'draws again': on('file', { call: calls.media.draw, policy: canChangeMedia }),
  'counts the uses of': on('file', { call: calls.media.uses, policy: canChangeMedia }),
  deletes: on('file', { call: calls.media.remove, policy: canChangeMedia }),
  'takes out of the bin': on('binned file', { call: calls.bin.restoreFile, policy: canUseBin }),
  'deletes permanently': on('binned file', { call: calls.bin.removeFile, policy: canUseBin }),
};
