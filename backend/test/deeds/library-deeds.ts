import {
  calls,
  canChangeCategories,
  canChangeMedia,
  canEditPlays,
  canReadPlays,
  canSeeCategories,
  canSeeMedia,
  canStarPlays,
} from '@touchline/contract';
import { sendFiles } from '../media';
import { inTeam, on, type Attempt, type Deeds } from './deed';
import { anyCategory, isFiledAtHome } from './page-deeds';

const file = ({ there: { word } }: Attempt): [string, Buffer] => [`${word}.txt`, Buffer.from(word)];

export const playDeeds: Deeds = {
  'lists the plays': inTeam({ call: calls.plays.list, policy: canReadPlays }),
  'makes a play': inTeam({
    call: calls.plays.create,
    policy: canEditPlays,
    body: ({ there: { word } }) => ({ name: word, content: `<p>${word}</p>` }),
    makes: 'play',
  }),
  reads: on('play', { call: calls.plays.read, policy: canReadPlays }),
  changes: on('play', {
    call: calls.plays.change,
    policy: canEditPlays,
    body: ({ there: { word }, pick }) => ({ formation: `${word} ${pick}` }),
  }),
  'puts somewhere else': on('play', {
    call: calls.plays.change,
    policy: canEditPlays,
    judge: isFiledAtHome,
    body: (attempt) => ({ categoryId: anyCategory(attempt) }),
  }),
  stars: on('play', { call: calls.plays.star, policy: canStarPlays, body: { isStarred: true } }),
  deletes: on('play', { call: calls.plays.remove, policy: canEditPlays }),
};

export const categoryDeeds: Deeds = {
  'lists the categories': inTeam({ call: calls.categories.list, policy: canSeeCategories }),
  'makes a category': inTeam({
    call: calls.categories.create,
    policy: canChangeCategories,
    body: ({ there: { word } }) => ({ name: word }),
    makes: 'category',
  }),
  renames: on('category', {
    call: calls.categories.change,
    policy: canChangeCategories,
    body: ({ there: { word }, pick }) => ({ name: `${word} ${pick}` }),
  }),
  'moves below any other': on('category', {
    call: calls.categories.change,
    policy: canChangeCategories,
    judge: isFiledAtHome,
    body: (attempt) => ({ parentId: anyCategory(attempt) }),
    alsoRefuses: ['category_below_itself', 'categories_too_deep'],
  }),
  deletes: on('category', { call: calls.categories.remove, policy: canChangeCategories }),
};

export const mediaDeeds: Deeds = {
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
      sendFiles(attempt.world.app, attempt.who, { teamId: attempt.there.teamId, files: [file(attempt)] }),
    makes: 'file',
  }),
  downloads: on('file', { call: calls.media.download, policy: canSeeMedia }),
  deletes: on('file', { call: calls.media.remove, policy: canChangeMedia }),
};
