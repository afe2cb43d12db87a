import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { Database, openPool } from '.';
import { DatabaseModule } from './database.module';
import { statement } from './statement';

const server = useApp();

/** Ends of a connection that PostgreSQL has accepted: "ready for query", outside a transaction. */
const ready = Buffer.from('Z\0\0\0\x05I', 'latin1');

/** FATAL 57P01, which PostgreSQL sends when it ends a connection. */
const fatal = (() => {
  const fields = Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0', 'latin1');
  const head = Buffer.from('E\0\0\0\0', 'latin1');
  head.writeUInt32BE(4 + fields.length, 1);
  return Buffer.concat([head, fields]);
})();

/** Passes connections on to PostgreSQL. While `endsAccepted`, each ends in the packet that says that it is ready. */
class Line {
  endsAccepted = false;
  private readonly sockets = new Set<Socket>();
  private readonly listener: Server;

  constructor(private readonly target: URL) {
    this.listener = createServer((client) => this.passOn(client));
  }

  async open(): Promise<string> {
    await once(this.listener.listen(0, '127.0.0.1'), 'listening');
    const url = new URL(this.target);
    url.port = String((this.listener.address() as AddressInfo).port);
    return url.href;
  }

  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  close(): void {
    this.cut();
    this.listener.close();
  }

  private passOn(client: Socket): void {
    const postgres = connect(Number(this.target.port), this.target.hostname);
    for (const socket of [client, postgres]) {
      this.sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        client.destroy();
        postgres.destroy();
      });
    }
    client.on('data', (chunk) => postgres.write(chunk));
    postgres.on('data', (chunk) => {
      const isEnding = this.endsAccepted && chunk.subarray(-ready.length).equals(ready);
      if (isEnding) client.end(Buffer.concat([chunk, fatal]));
      else client.write(chunk);
    });
  }
}

let line: Line;
let url: string;

beforeAll(async () => {
  line = new Line(new URL((server.app.get(DataSource).options as { url: string }).url));
  url = await line.open();
});
afterAll(() => line.close());

const one = statement('test_pool_one', 'select 1 as one');

/** Rejects and ends nothing, and succeeds when connections stay open again. */
async function survivesAnEndedConnection(ask: () => Promise<unknown>): Promise<void> {
  expect(await ask()).toEqual([{ one: 1 }]);
  line.cut();
  line.endsAccepted = true;
  for (let attempt = 0; attempt < 3; attempt++) await expect(ask()).rejects.toThrow();
  line.endsAccepted = false;
  expect(await ask()).toEqual([{ one: 1 }]);
}

it('the pool of the queues survives a connection that ends in the packet that accepts it', async () => {
  const pool = openPool(url, { schema: 'public', max: 2 });
  await survivesAnEndedConnection(async () => {
    const client = await pool.connect();
    const asked = client.query<object>(one.text);
    return (await asked.finally(() => client.release())).rows;
  });
  await pool.end();
});

it('transactions survive a connection that ends in the packet that accepts it', async () => {
  const connections = { pool: 2, pipelinedReads: 1, pipelinedWrites: 1, queues: 2 };
  const access = { url, directUrl: url, pooler: undefined, connections };
  const module = await NestFactory.createApplicationContext(DatabaseModule.at(access), { logger: false });
  const database = module.get(Database);
  await survivesAnEndedConnection(() => database.transaction((tx) => tx.query(one, [])));
  await survivesAnEndedConnection(() => database.read(one, []));
  await module.close();
});
