/** Titles of the pinned pages and plays by club, in their order. */
export const pinsOf: Record<string, readonly string[]> = {
  harbour: ['Lineout calls: the five-man menu', 'Defence system: press, then drift', 'Lighthouse'],
  riverside: ['Pressing triggers', 'Corner: near-post screen'],
  hoops: ['Game day for families and players'],
};
