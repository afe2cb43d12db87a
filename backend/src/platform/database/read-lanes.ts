import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';
import { gather } from './gather';
import { PreparedRead } from './prepared-read';
import type { NamedStatement } from './statement';

/** Enough that one statement that takes longer leaves room beside it, and few enough that many go together. */
const lanes = 3;

/**
 * Connections for short reads. What is asked in one turn of the event loop goes out in one piece, and nobody waits for the answer
 * before: half of a short read was handing it over and waking somebody up.
 */
@Injectable()
export class ReadLanes implements OnApplicationShutdown {
  private readonly all: readonly Lane[];

  constructor(url: string) {
    this.all = Array.from({ length: lanes }, () => new Lane(url));
  }

  read<Row>(statement: NamedStatement, values: readonly unknown[]): Promise<Row[]> {
    const lane = this.all.reduce((quietest, each) => (each.underWay < quietest.underWay ? each : quietest));
    return lane.read<Row>(statement, values);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.all.map((lane) => lane.end()));
  }
}

/** A connection that is made when it is first needed, and anew after it broke. */
class Lane {
  underWay = 0;
  private client: Client | undefined;
  private connecting: Promise<Client> | undefined;

  constructor(private readonly url: string) {}

  async read<Row>(statement: NamedStatement, values: readonly unknown[]): Promise<Row[]> {
    this.underWay++;
    try {
      const client = this.client ?? (await this.connect());
      gather(client);
      return await new PreparedRead<Row>(statement, values).on(client);
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
      connectionString: this.url,
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
