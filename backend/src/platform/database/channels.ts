import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';

const reconnectAfter = 1000;

type Listener = (payload: string) => void;

/** What PostgreSQL calls out to all processes (`pg_notify`), on one connection of its own that is mended when it breaks. */
@Injectable()
export class Channels implements OnApplicationShutdown {
  private readonly listeners = new Map<string, Set<Listener>>();
  private client: Client | undefined;
  private connecting: Promise<void> | undefined;
  private isClosed = false;

  constructor(private readonly url: string) {}

  /** After a broken connection the listener is called with an empty payload: something may have been missed. */
  async listen(channel: string, listener: Listener): Promise<() => void> {
    const those = this.listeners.get(channel) ?? new Set();
    this.listeners.set(channel, those.add(listener));
    if (this.client) await this.client.query(`listen ${channel}`).catch(() => this.mend());
    else await this.connect();
    return () => those.delete(listener);
  }

  async onApplicationShutdown(): Promise<void> {
    this.isClosed = true;
    await this.connecting?.catch(() => undefined);
    await this.client?.end().catch(() => undefined);
  }

  private connect(): Promise<void> {
    this.connecting ??= this.open().finally(() => {
      this.connecting = undefined;
    });
    return this.connecting;
  }

  private async open(): Promise<void> {
    while (!this.isClosed) {
      const client = new Client({
        connectionString: this.url,
        keepAlive: true,
        connectionTimeoutMillis: 5000,
      });
      client.on('error', () => undefined);
      client.on('notification', ({ channel, payload = '' }) => this.call(channel, payload));
      try {
        await client.connect();
        for (const channel of this.listeners.keys()) await client.query(`listen ${channel}`);
        this.client = client;
        client.on('end', () => this.mend());
        return;
      } catch {
        await client.end().catch(() => undefined);
        await pause(reconnectAfter, undefined, { ref: false });
      }
    }
  }

  private mend(): void {
    if (this.isClosed || this.connecting) return;
    this.client = undefined;
    void this.connect().then(() => [...this.listeners.keys()].forEach((channel) => this.call(channel, '')));
  }

  private call(channel: string, payload: string): void {
    this.listeners.get(channel)?.forEach((listener) => listener(payload));
  }
}
