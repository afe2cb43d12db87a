import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useApp } from '../../../../test/app';
import { waitFor } from '../../../../test/wait-for';
import { BatchingSocket } from './batching-socket';

/** Counts the writes that reach the operating system. */
class CountingSocket extends BatchingSocket {
  packets = 0;

  override _write(...args: Parameters<BatchingSocket['_write']>): void {
    this.packets++;
    super._write(...args);
  }

  override _writev(...args: Parameters<NonNullable<BatchingSocket['_writev']>>): void {
    this.packets++;
    super._writev?.(...args);
  }
}

const server = useApp();
let client: Client;
const socket = new CountingSocket();

beforeAll(async () => {
  const { url } = server.app.get(DataSource).options as { url: string };
  client = new Client({ connectionString: url, pipeline: true, stream: () => socket });
  await client.connect();
});
afterAll(() => client.end());

it('statements of one turn of the event loop are sent in one packet and each gets its result', async () => {
  const before = socket.packets;
  const numbers = Array.from({ length: 20 }, (_, number) => number);
  const statement = { name: 'twice', text: 'select 2 * $1::integer as twice' };
  const answers = await Promise.all(
    numbers.map((number) => client.query({ ...statement, values: [number] })),
  );
  expect(answers.map(({ rows }) => rows[0] as unknown)).toEqual(
    numbers.map((number) => ({ twice: 2 * number })),
  );
  expect(socket.packets - before).toBe(1);
});

it('a statement of a later turn is sent without delay', async () => {
  await client.query('select 1');
  const before = socket.packets;
  await client.query('select 1');
  expect(socket.packets - before).toBe(1);
});

it('sockets close when the server ends the connection, also if data was written in that turn', async () => {
  const closing = createServer((connection) => {
    connection.on('error', () => undefined);
    connection.once('data', () => connection.end());
  });
  await once(closing.listen(0, '127.0.0.1'), 'listening');
  const { port } = closing.address() as AddressInfo;
  const sockets = Array.from({ length: 200 }, () => {
    const socket = new BatchingSocket();
    socket.on('error', () => undefined);
    socket.on('end', () => {
      socket.cork();
      socket.write('a statement');
      socket.uncork();
    });
    socket.resume();
    socket.connect(port, '127.0.0.1', () => socket.write('the first statement'));
    return socket;
  });
  await waitFor(() => expect(sockets.filter(({ closed }) => !closed)).toHaveLength(0));
  closing.close();
});
