import 'reflect-metadata';
import { runBackup, runRestore } from './backup';
import { start } from './start';
import { StartError } from './platform/process';

/** What can be asked of this program, and what is said when it fails. Backups end by themselves. */
const commands: Record<string, { run: () => Promise<void>; failed: string }> = {
  start: { run: start, failed: 'Touchline did not start.' },
  backup: { run: () => runBackup(file).then(() => process.exit(0)), failed: 'Nothing was backed up.' },
  restore: { run: () => runRestore(file).then(() => process.exit(0)), failed: 'Nothing was restored.' },
};

const [name = 'start', file] = process.argv.slice(2);
const { run, failed } = commands[name] ?? { run: unknown, failed: '' };

run().catch((error: unknown) => {
  const reason = error instanceof StartError || !(error instanceof Error) ? error : error.stack;
  process.stderr.write(`${failed} ${String(reason)}\n`.trimStart());
  process.exit(1);
});

function unknown(): Promise<void> {
  return Promise.reject(new StartError(`${name}: one of ${Object.keys(commands).join(', ')} expected.`));
}
