import 'reflect-metadata';
import { StartError } from './platform/process';

/** Commands with their error messages. Each imports its own modules only. */
const commands: Record<string, { run: () => Promise<void>; failed: string }> = {
  start: { run: async () => (await import('./start')).start(), failed: 'Touchline did not start.' },
  backup: {
    run: async () => (await import('./backup')).runBackup(file).then(() => process.exit(0)),
    failed: 'Nothing was backed up.',
  },
  restore: {
    run: async () => (await import('./backup')).runRestore(file).then(() => process.exit(0)),
    failed: 'Nothing was restored.',
  },
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
