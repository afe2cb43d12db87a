/** Height of the lower bar with the safe area below it. */
export const barHeight = 'calc(64px + env(safe-area-inset-bottom, 0px))';
