import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';

const RECONNECT_DELAY_MS = 1000;

type Listener = (payload: string) => void;

/** Listens to notifications of PostgreSQL (`pg_notify`) on a dedicated connection, which is reopened when it breaks. */
@Injectable()
export class Channels implements OnApplicationShutdown {
  private readonly listeners = new Map<string, Set<Listener>>();
  private client: Client | undefined;
  private connecting: Promise<void> | undefined;
  private isClosed = false;

  constructor(private readonly url: string) {}

  /** Returns a function that ends listening. After a reconnection the listener gets an empty payload: it may have missed notifications. */
  async listen(channel: string, listener: Listener): Promise<() => void> {
    const listeners = this.listeners.get(channel) ?? new Set();
    this.listeners.set(channel, listeners.add(listener));
    if (this.client) await this.client.query(`listen ${channel}`).catch(() => this.reconnect());
    else await this.connect();
    return () => listeners.delete(listener);
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
      client.on('notification', ({ channel, payload = '' }) => this.dispatch(channel, payload));
      try {
        await client.connect();
        for (const channel of this.listeners.keys()) await client.query(`listen ${channel}`);
        this.client = client;
        client.on('end', () => this.reconnect());
        return;
      } catch {
        await client.end().catch(() => undefined);
        await pause(RECONNECT_DELAY_MS, undefined, { ref: false });
      }
    }
  }

  private reconnect(): void {
    if (this.isClosed || this.connecting) return;
    this.client = undefined;
    void this.connect().then(() =>
      [...this.listeners.keys()].forEach((channel) => this.dispatch(channel, '')),
    );
  }

  private dispatch(channel: string, payload: string): void {
    this.listeners.get(channel)?.forEach((listener) => listener(payload));
  }
}
