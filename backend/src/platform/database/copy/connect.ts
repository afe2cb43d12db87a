import { Client } from 'pg';
import { outOfReach } from '../unusable';

/** A connection of its own, for hours if need be. */
export async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    throw outOfReach(url, error);
  });
  return client;
}
