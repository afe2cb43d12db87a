export function findProgram(...names: string[]): string | undefined;
export function isExecutable(path: string): boolean;
