import type { Client, ClientBase } from 'pg';

const gathering = new WeakSet<Client['connection']>();

/** What is written on a connection until the end of this turn of the event loop goes out in one piece. */
export function gather(client: ClientBase): void {
  const { connection } = client as Client;
  if (gathering.has(connection)) return;
  gathering.add(connection);
  connection.stream.cork();
  setImmediate(() => {
    gathering.delete(connection);
    connection.stream.uncork();
  });
}
