export const tagTexts = {
  title: 'Labels',
  search: 'Search labels',
  noMatch: (searched: string) => `No labels match "${searched}".`,
  more: 'Show more labels',
  filter: 'Filter',
  moreLabels: 'More',
  show: (count: number, isPlays: boolean) =>
    `Show ${count} ${isPlays ? (count === 1 ? 'play' : 'plays') : count === 1 ? 'page' : 'pages'}`,
  clear: 'Clear',
  uses: (count: number) => `${count} with this label`,
  loading: 'Loading tags...',
  failed: "We couldn't load the team's tags.",
  offline: "You're offline, so tags aren't suggested.",
} as const;
