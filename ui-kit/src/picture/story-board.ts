const svg = (box: string, lines: string) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='${box}'%3E%3Cpath fill='%230b5a33' d='M0 0h200v200H0z'/%3E%3Cpath fill='none' stroke='%23fff' d='${lines}'/%3E%3C/svg%3E`;

/** A picture of a pitch for stories. */
export const storyBoard = svg('0 0 160 100', 'M8 8h144v84H8zM80 8v84M80 34a16 16 0 1 0 .1 0');
export const tallBoard = svg('0 0 60 120', 'M6 6h48v108H6zM6 60h48');
