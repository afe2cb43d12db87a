/** The folder of the workspace. */
export const root: string;
export function run(command: string, options?: { env?: NodeJS.ProcessEnv }): Promise<number>;
