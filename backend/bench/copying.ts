import { finished } from 'node:stream/promises';
import { once } from 'node:events';
import pg from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';

type Value = string | number | boolean | null;

/** Characters that go to PostgreSQL in one piece. */
const piece = 2 ** 16;

/** Rows that go into a table by COPY as they are made, over a connection of its own; what they refer to is not looked for. */
export class Copying {
  private waiting = '';

  private constructor(
    private readonly client: pg.Client,
    private readonly stream: CopyStreamQuery,
  ) {}

  /** `target` is a table with its columns. */
  static async begin(url: string, target: string): Promise<Copying> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('set session_replication_role = replica');
    return new Copying(client, client.query(copyFrom(`copy ${target} from stdin`)));
  }

  async add(row: readonly Value[]): Promise<void> {
    this.waiting += `${row.map(written).join('\t')}\n`;
    if (this.waiting.length >= piece) await this.send();
  }

  async end(): Promise<void> {
    await this.send();
    this.stream.end();
    await finished(this.stream);
    await this.client.end();
  }

  private async send(): Promise<void> {
    const isFull = !this.stream.write(this.waiting);
    this.waiting = '';
    if (isFull) await once(this.stream, 'drain');
  }
}

const signs: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function written(value: Value): string {
  if (value === null) return '\\N';
  return String(value).replace(/[\\\n\r\t]/g, (sign) => signs[sign] ?? sign);
}
