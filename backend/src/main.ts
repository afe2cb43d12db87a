import 'reflect-metadata';
import { start } from './start';
import { StartError } from './platform/process';

start().catch((error: unknown) => {
  const reason = error instanceof StartError || !(error instanceof Error) ? error : error.stack;
  process.stderr.write(`Touchline did not start. ${String(reason)}\n`);
  process.exit(1);
});
