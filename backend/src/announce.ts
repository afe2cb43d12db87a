import type { Settings } from './settings';
import type { Filled } from './first-start';

type Announced = Pick<Settings, 'publicUrl' | 'dataDir' | 'databaseUrl'>;

/** Prints the URL, the data folder and the demo sign-ins. */
export function announce(settings: Announced, filled: Filled): void {
  process.stdout.write(`${readyLines(settings, filled).join('\n')}\n`);
}

export function readyLines({ publicUrl, dataDir, databaseUrl }: Announced, filled: Filled): string[] {
  return [
    '',
    `  Touchline is ready at ${publicUrl}`,
    ...(isPlainHttp(publicUrl) ? [`  ${plainHttp}`] : []),
    `  Data: ${dataDir}${databaseUrl ? ' (files), DATABASE_URL (database)' : ''}`,
    ...(filled.signIns.length > 0 ? ['', '  Sign in with'] : []),
    ...filled.signIns.map(
      ({ who, email, password }) => `    ${who.padEnd(12)} ${email.padEnd(30)} ${password}`,
    ),
    ...(filled.isEmpty ? ['', '  Nobody has an account yet: open it to create the first super admin.'] : []),
    '',
  ];
}

/** Warns of the limits of plain http that the app cannot compensate. */
const plainHttp =
  'Plain http: passwords and pages are sent unencrypted, and unsaved text of a tab that is still open is offered in others. See docs/running.md.';

/** Returns whether the URL is an insecure context; browsers treat localhost as secure. */
function isPlainHttp(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'http:' && !/^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
