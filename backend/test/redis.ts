import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { findProgram } from '../../.tools/dev/programs.mjs';
import { removeFolder } from './remove-folder';

/** A real, empty Redis without persistence. */
export class RedisServer {
  private readonly folder = mkdtempSync(join(tmpdir(), 'touchline-redis-'));
  private child: ChildProcess | undefined;
  readonly url: string;

  constructor(private readonly port: number) {
    this.url = `redis://127.0.0.1:${port}`;
  }

  async start(): Promise<this> {
    const program = findProgram('redis-server', 'valkey-server');
    if (!program) throw new Error('Redis is not installed');
    const options = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--dir', this.folder];
    this.child = spawn(program, options, { stdio: 'ignore' });
    await this.ask((redis) => redis.ping());
    return this;
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (!this.child) return;
    const ended = once(this.child, 'close');
    this.child.kill(signal);
    await ended;
    this.child = undefined;
  }

  async empty(): Promise<void> {
    await this.ask((redis) => redis.flushall());
  }

  async remove(): Promise<void> {
    await this.stop('SIGKILL');
    removeFolder(this.folder);
  }

  private async ask(question: (redis: Redis) => Promise<unknown>): Promise<void> {
    const redis = new Redis(this.url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
    redis.on('error', () => undefined);
    await question(redis);
    redis.disconnect();
  }
}
