/** Texts for readers. A module of its own, so that they load none of the dialog's. */
export const moveNoticeTexts = {
  /** Shown to users who have the page or play open, and see the new team. */
  moved: (team: string) => `This was moved to ${team}`,
} as const;
