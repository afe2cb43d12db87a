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
    return this.pick(this.all).run<Row>(statement, values);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.all.map((lane) => lane.end()));
  }

  protected abstract pick(lanes: readonly Lane[]): Lane;
}

const quietest = (lanes: readonly Lane[]) =>
  lanes.reduce((one, other) => (other.underWay < one.underWay ? other : one));

/**
 * One, which answers as much as a process can ask; another for when it is silent, so that a read that takes longer holds up only
 * those behind it. With two at work three processes want two processors, and Linux lets one of them wait for a tenth of a second.
 */
@Injectable()
export class ReadLanes extends Lanes {
  constructor(url: string) {
    super({ connectionString: url }, 2);
  }

  protected pick(lanes: readonly Lane[]): Lane {
    return lanes.find((lane) => !lane.isSilent()) ?? quietest(lanes);
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

  protected pick(lanes: readonly Lane[]): Lane {
    return quietest(lanes);
  }
}

/** Milliseconds without an answer to what was asked: what is short takes a tenth of that. */
const patience = 20;

/** A connection that is made when it is first needed, and anew after it broke. */
class Lane {
  underWay = 0;
  /** When it answered last, or was asked after a rest. */
  private heardAt = 0;
  private client: Client | undefined;
  private connecting: Promise<Client> | undefined;

  constructor(private readonly config: ClientConfig) {}

  isSilent(): boolean {
    return this.underWay > 0 && performance.now() - this.heardAt > patience;
  }

  async run<Row>(statement: NamedStatement, values: readonly unknown[]): Promise<Row[]> {
    if (this.underWay === 0) this.heardAt = performance.now();
    this.underWay++;
    try {
      const client = this.client ?? (await this.connect());
      gather(client);
      return await new PreparedStatement<Row>(statement, values).on(client);
    } finally {
      this.underWay--;
      this.heardAt = performance.now();
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
