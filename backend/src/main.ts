import 'reflect-metadata';
import { start } from './start';
import { StartError } from './platform/process';

start().catch((error: unknown) => {
  const reason = error instanceof StartError ? error.message : error;
  console.error('Touchline did not start.', reason);
  process.exit(1);
});
