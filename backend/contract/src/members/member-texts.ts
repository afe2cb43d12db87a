export const memberTexts = {
  twice: 'This address is in the list twice',
  yourself: 'You cannot change your own place in the team',
  takenMeanwhile: 'Somebody else just added this person. Please try again.',
} as const;
