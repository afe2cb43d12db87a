/** Texts of "This is me" on the player of boards. */
export const ownPieceTexts = {
  me: 'Me',
  isMe: (player: string) => `Me: ${player}`,
  thisIsMe: 'This is me',
  showEverybody: 'Show everybody',
  named: (label: string, name: string) => `${label} (${name})`,
  failed: "Your choice couldn't be saved. It applies until you leave this screen.",
} as const;
