export const tagTexts = {
  all: (count: number) => `All ${count} labels`,
  title: 'Labels',
  search: 'Search labels',
  noMatch: (searched: string) => `No labels match "${searched}".`,
  more: 'Show more labels',
  done: 'Done',
  loading: 'Loading tags...',
  failed: "We couldn't load the team's tags.",
  offline: "You're offline, so tags aren't suggested.",
} as const;
