/** Texts about the other editors who write in a page or play. Only editors load them. */
export const writingTexts = {
  areWriting: (names: readonly string[]) => {
    const [last = '', ...others] = [...names].reverse();
    if (others.length === 0) return `${last} is writing`;
    return `${others.reverse().join(', ')} and ${last} are writing`;
  },
} as const;
