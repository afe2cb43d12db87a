/**
 * `npm run dev` runs one process at one address: Vite evaluates the server's sources, serves the app's
 * sources in front of the API and renders its documents. `npm run dev -- --inspect[=port]` opens the
 * debugger's port (docs/guides/debugging.md).
 */
import inspector from 'node:inspector';
import { installPackages } from './install.mjs';

const flag = process.argv.find((argument) => /^--inspect(=\d+)?$/.test(argument));
if (flag && !inspector.url()) inspector.open(Number(flag.split('=')[1] ?? 9229), '127.0.0.1');

installPackages();
process.env.NODE_ENV ??= 'development';
// Otherwise every request is logged.
process.env.LOG_LEVEL ||= 'warn';
const { startDevServer } = await import('./dev-server.mjs');
await startDevServer();
