const svg = (box: string, lines: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path fill="#0b5a33" d="M0 0h200v200H0z"/><path fill="none" stroke="#fff" d="${lines}"/></svg>`,
  )}`;

/** A pitch for stories. */
export const storyBoard = svg('0 0 160 100', 'M8 8h144v84H8zM80 8v84M80 34a16 16 0 1 0 .1 0');
export const tallBoard = svg('0 0 60 120', 'M6 6h48v108H6zM6 60h48');
