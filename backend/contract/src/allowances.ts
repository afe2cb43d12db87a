/**
 * How many calls of a kind one person may make in a minute, on all their devices: far more than hands can, far fewer than a
 * program could.
 */
export const allowances = { writes: 600, uploads: 120, exports: 60, searches: 300 } as const;

export type Allowance = keyof typeof allowances;
