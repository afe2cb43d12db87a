import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findProgram } from '../../.tools/dev/programs.mjs';
import { removeFolder } from './remove-folder';
import { waitFor } from './wait-for';

/** Connections of PgBouncer to PostgreSQL: fewer than a server uses, so that transactions change theirs. */
const SERVER_CONNECTIONS = 4;

/** A real PgBouncer in transaction mode in front of a database. */
export class PgBouncer {
  private readonly folder = mkdtempSync(join(tmpdir(), 'touchline-pgbouncer-'));
  private child: ChildProcess | undefined;
  readonly url: string;

  constructor(
    private readonly databaseUrl: string,
    private readonly port: number,
  ) {
    this.url = `postgres://anyone@127.0.0.1:${port}/touchline`;
  }

  async start(): Promise<this> {
    const program = findProgram('pgbouncer');
    if (!program) throw new Error('PgBouncer is not installed');
    const settings = join(this.folder, 'pgbouncer.ini');
    writeFileSync(settings, this.settings());
    chmodSync(this.folder, 0o755);
    const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
    this.child = spawn(program, [...asNobody, '-q', settings], { stdio: 'ignore' });
    await waitFor(() => this.ask());
    return this;
  }

  async remove(): Promise<void> {
    if (this.child) {
      const ended = once(this.child, 'close');
      this.child.kill('SIGKILL');
      await ended;
    }
    removeFolder(this.folder);
  }

  private settings(): string {
    const { hostname, port, pathname, username, password } = new URL(this.databaseUrl);
    const database = `host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username} password=${password}`;
    return [
      '[databases]',
      `touchline = ${database}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${this.port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      `default_pool_size = ${SERVER_CONNECTIONS}`,
      '',
    ].join('\n');
  }

  private async ask(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    await client.query('select 1');
    await client.end();
  }
}
