import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Client, type ClientConfig } from 'pg';
import { monotonicMs } from '../../clock';
import type { NamedStatement } from '../statement';
import { batchingStream } from './batching-socket';
import { PreparedQuery } from './prepared-query';

/** Connections for short statements, none of which waits for the response to the one before it. */
abstract class PipelinedConnections implements OnApplicationShutdown {
  private readonly all: readonly PipelinedConnection[];

  constructor(config: ClientConfig, count: number) {
    this.all = Array.from({ length: count }, () => new PipelinedConnection(config));
  }

  run<Row>(statement: NamedStatement, values: readonly unknown[]): Promise<Row[]> {
    return this.pick(this.all).run<Row>(statement, values);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.all.map((connection) => connection.end()));
  }

  protected abstract pick(connections: readonly PipelinedConnection[]): PipelinedConnection;
}

const leastBusy = (connections: readonly PipelinedConnection[]) =>
  connections.reduce((one, other) => (other.pending < one.pending ? other : one));

/**
 * One connection, and a second while the first is stalled, so that a slow read delays only those behind it. Two busy connections would
 * be three processes on two processors, and Linux then keeps one of them waiting for a tenth of a second.
 */
@Injectable()
export class ReadConnections extends PipelinedConnections {
  constructor(url: string, count: number) {
    super({ connectionString: url }, count);
  }

  protected pick(connections: readonly PipelinedConnection[]): PipelinedConnection {
    return connections.find((connection) => !connection.isStalled()) ?? leastBusy(connections);
  }
}

const LOCK_TIMEOUT_MS = 100;

/**
 * Up to three connections for statements in autocommit mode: each waits for the disk before the next one on its connection begins. One that
 * waits for a lock would delay those behind it, so it fails after `LOCK_TIMEOUT_MS` and is retried on a connection of the pool.
 */
@Injectable()
export class WriteConnections extends PipelinedConnections {
  constructor(url: string, count: number) {
    super({ connectionString: url, lock_timeout: LOCK_TIMEOUT_MS }, count);
  }

  protected pick(connections: readonly PipelinedConnection[]): PipelinedConnection {
    return leastBusy(connections);
  }
}

/** A connection with pending statements and no response for so long is stalled: a short statement takes a tenth of that. */
const STALLED_AFTER_MS = 20;

/** A connection that is opened lazily, and reopened after it broke. */
class PipelinedConnection {
  pending = 0;
  /** Time of the last response, or of the first statement after none was pending. */
  private lastAnswer = 0;
  private client: Client | undefined;
  private connecting: Promise<Client> | undefined;

  constructor(private readonly config: ClientConfig) {}

  isStalled(): boolean {
    return this.pending > 0 && monotonicMs() - this.lastAnswer > STALLED_AFTER_MS;
  }

  async run<Row>(statement: NamedStatement, values: readonly unknown[]): Promise<Row[]> {
    if (this.pending === 0) this.lastAnswer = monotonicMs();
    this.pending++;
    try {
      const client = this.client ?? (await this.connect());
      return await new PreparedQuery<Row>(statement, values).run(client);
    } finally {
      this.pending--;
      this.lastAnswer = monotonicMs();
    }
  }

  async end(): Promise<void> {
    const client = this.client ?? (await this.connecting?.catch(() => undefined));
    await client?.end().catch(() => undefined);
  }

  private connect(): Promise<Client> {
    this.connecting ??= this.open().finally(() => {
      this.connecting = undefined;
    });
    return this.connecting;
  }

  private async open(): Promise<Client> {
    const client = new Client({
      ...this.config,
      pipeline: true,
      stream: batchingStream,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
    });
    const drop = () => {
      if (this.client === client) this.client = undefined;
    };
    client.on('error', drop);
    client.on('end', drop);
    await client.connect();
    this.client = client;
    return client;
  }
}
