/** Numbers and positions of members, and the age group of a team. */
export const squadTexts = {
  number: 'Number',
  numberLead: '1 to 3 digits.',
  positions: 'Positions',
  positionsLead: 'Up to four, the main one first.',
  editOf: (name: string) => `Number and positions of ${name}`,
  valueOf: (name: string, value: string) => `Number and positions of ${name}: ${value}`,
  alsoWornBy: (names: readonly string[], areMore: boolean) =>
    `Also worn by ${names.join(', ')}${areMore ? ' and others' : ''}`,
  save: 'Save',
  offline: "You're offline. Numbers can be changed when you're back online.",
  yourself: "You can't change your own number and positions",
  unknownPositions: (codes: readonly string[], sport: string) =>
    `${sport} has no position ${codes.join(', ')}`,
  failed: 'Failed to update number and positions',
  notSet: (codes: readonly string[]) => `Not set: ${codes.join(', ')}`,
  ageGroup: 'Age group',
  noAgeGroup: 'None',
  senior: 'Senior',
  sportWithoutPositions: 'Members lose their positions. Their numbers stay.',
  sportChange: (sport: string) =>
    `Members keep the positions that ${sport} has and lose the others. Their numbers stay.`,
} as const;
