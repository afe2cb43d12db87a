export const tagTexts = {
  all: (count: number) => `All ${count} labels`,
  title: 'Labels',
  search: 'Search labels',
  noMatch: (searched: string) => `No label matches "${searched}".`,
  more: 'Show more labels',
  done: 'Done',
  loading: 'Loading the tags of the team...',
  failed: 'The tags of the team could not be loaded.',
  offline: 'You are offline: the tags of the team are not suggested.',
} as const;
