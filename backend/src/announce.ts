import type { Settings } from './settings';
import type { Filled } from './first-start';

/** What whoever started Touchline wants to know. */
export function announce({ publicUrl, dataDir, databaseUrl }: Settings, filled: Filled): void {
  const lines = [
    '',
    `  Touchline is ready at ${publicUrl}`,
    `  Data: ${dataDir}${databaseUrl ? ' (files), DATABASE_URL (database)' : ''}`,
    ...(filled.signIns.length > 0 ? ['', '  Sign in with'] : []),
    ...filled.signIns.map(
      ({ who, email, password }) => `    ${who.padEnd(12)} ${email.padEnd(30)} ${password}`,
    ),
    ...(filled.isEmpty ? ['', '  Nobody has an account yet: open it to create the first super admin.'] : []),
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
