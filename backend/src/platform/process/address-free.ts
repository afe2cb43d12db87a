import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartError } from './start-error';

/** @throws {StartError} when the process cannot listen on the address. */
export async function assertAddressFree({ port, host }: { port: number; host: string }): Promise<void> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartError(reason(String((error as NodeJS.ErrnoException).code), port, host));
  }
  server.close();
  await once(server, 'close');
}

function reason(code: string, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `PORT: ${port} given, but another program listens there on ${host}.`;
  if (code === 'EACCES') return `PORT: ${port} given, a port that this user may listen on expected.`;
  return `HOST: "${host}" given, an address of this machine expected.`;
}
