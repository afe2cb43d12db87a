/** Texts of moving a page or play in its category. */
export const orderTexts = {
  pages: 'Pages in their order',
  plays: 'Plays in their order',
  actionsOf: (title: string) => `Actions for ${title}`,
  moveEarlier: 'Move earlier',
  moveLater: 'Move later',
  /** Announced after a move by key or menu. */
  moved: (count: number) => (title: string, place: number) => `${title}, ${place} of ${count}`,
  failed: "The order couldn't be saved. Please try again.",
} as const;
