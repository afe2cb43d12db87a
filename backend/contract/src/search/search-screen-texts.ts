import { searchTexts } from './search-texts';
import type { FoundKind } from './search';

export const searchScreenTexts = {
  title: 'Search',
  field: 'Search all teams',
  placeholder: 'Words, names, tags or file names',
  kind: 'Kind',
  team: 'Team',
  all: 'All',
  kinds: {
    pages: searchTexts.pages,
    plays: searchTexts.plays,
    comments: searchTexts.comments,
    files: searchTexts.files,
    people: searchTexts.people,
    teams: searchTexts.teams,
  } satisfies Record<FoundKind, string>,
  showAll: {
    pages: 'All pages',
    plays: 'All plays',
    comments: 'All comments',
    files: 'All files',
    people: 'All people',
    teams: 'All teams',
  } satisfies Record<FoundKind, string>,
  more: 'Show more results',
  start: 'Search everything in your teams',
  startLead: 'Pages, plays, comments, files and people. All words must match, in any order.',
  nothing: (words: string) => `No results for “${words}”`,
  nothingLead: 'Check the spelling, or try fewer words.',
  showEverything: 'Search all teams and kinds',
} as const;
