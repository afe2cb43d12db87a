/** Titles of the pages and plays of a category by club, in the order of the category. */
export const ordersOf: Record<string, readonly (readonly string[])[]> = {
  harbour: [
    ['Lineout calls: the five-man menu', 'Lineout: slide and lift', 'Falcon'],
    ['Conditioning: the in-season week', 'Recovery: the 48 hours after a match'],
  ],
  riverside: [
    [
      'Building from the goal kick',
      'Goal kick: build through 6',
      'Session plan: cut-backs and finishing',
      'Attacking corners: near-post screen',
      'Corner: near-post screen',
    ],
  ],
};
