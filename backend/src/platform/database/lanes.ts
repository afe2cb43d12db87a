import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Client, type ClientConfig } from 'pg';
import { gather } from './gather';
import { PreparedStatement } from './prepared-statement';
import type { NamedStatement } from './statement';

/**
 * Connections for short statements. What is asked in one turn of the event loop goes out in one piece, and nobody waits for the answer
 * before: half of a short read was handing it over and waking somebody up.
 */
abstract class Lanes implements OnApplicationShutdown {
  private readonly all: readonly Lane[];

  constructor(config: ClientConfig, count: number) {
    this.all = Array.from({ length: count }, () => new Lane(config));
  }

  run<Row>(statement: NamedStatement, values: readonly unknown[]): Promise<Row[]> {
    const lane = this.all.reduce((quietest, each) => (each.underWay < quietest.underWay ? each : quietest));
    return lane.run<Row>(statement, values);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.all.map((lane) => lane.end()));
  }
}

/**
 * Two: one read that takes longer leaves room beside it, and both answer more than a process can ask. With more of them more
 * processes want the processors, and a hundredth of all reads waits twice as long.
 */
@Injectable()
export class ReadLanes extends Lanes {
  constructor(url: string) {
    super({ connectionString: url }, 2);
  }
}

/**
 * For statements that are a transaction by themselves. Each waits for the disk before the next of its lane begins, so there are three.
 * What stands behind a lock would hold up others: after `lock_timeout` milliseconds it fails, to be tried elsewhere.
 */
@Injectable()
export class WriteLanes extends Lanes {
  constructor(url: string) {
    super({ connectionString: url, lock_timeout: 100 }, 3);
  }
}

/** A connection that is made when it is first needed, and anew after it broke. */
class Lane {
  underWay = 0;
  private client: Client | undefined;
  private connecting: Promise<Client> | undefined;

  constructor(private readonly config: ClientConfig) {}

  async run<Row>(statement: NamedStatement, values: readonly unknown[]): Promise<Row[]> {
    this.underWay++;
    try {
      const client = this.client ?? (await this.connect());
      gather(client);
      return await new PreparedStatement<Row>(statement, values).on(client);
    } finally {
      this.underWay--;
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
