/** Texts of the sidebar and the breadcrumbs, which the first screens load; all others are `teamTexts`. */
export const teamNavTexts = {
  home: 'Home',
  teams: 'Teams',
  newTeamSpace: 'New Team Space',
  notFoundTitle: 'Team Not Found',
  notFound: "The team you're looking for doesn't exist or you don't have access to it.",
  noTeams: "You're not in a team yet.",
  pages: 'Pages',
  showPages: 'Show pages of',
  hidePages: 'Hide pages of',
  recent: 'Recent',
  plays: 'Plays',
  squad: 'Squad',
  search: 'Search',
  searchKeys: { mac: '⌘ K', other: 'Ctrl K' },
  starred: 'Starred',
  main: 'Main',
} as const;
