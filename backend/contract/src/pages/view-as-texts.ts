/** Texts of viewing a page as a player of its team does, for editors. */
export const viewAsTexts = {
  view: 'View as player',
  ofDraft: "Players can't see drafts.",
  offline: "You're offline. Connect to see what players see.",
  isPlayer: 'You see this page as a player of the team does. Nothing you do here is saved.',
  back: 'Back to your view',
} as const;
