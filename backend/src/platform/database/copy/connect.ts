import { Client } from 'pg';
import { unreachableError } from '../database-url-error';

/** Opens a dedicated connection without a statement timeout: copying may take hours. */
export async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    throw unreachableError(url, error);
  });
  return client;
}
