import { finished } from 'node:stream/promises';
import { once } from 'node:events';
import pg from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';

type Value = string | number | boolean | null;

const BUFFER_CHARS = 2 ** 16;

/** Streams generated rows into a table by COPY over a dedicated connection, without foreign key checks. */
export class BulkCopy {
  private waiting = '';

  private constructor(
    private readonly client: pg.Client,
    private readonly stream: CopyStreamQuery,
  ) {}

  /** `target` is a table with a column list. */
  static async begin(url: string, target: string): Promise<BulkCopy> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('set session_replication_role = replica');
    return new BulkCopy(client, client.query(copyFrom(`copy ${target} from stdin`)));
  }

  async add(row: readonly Value[]): Promise<void> {
    this.waiting += `${row.map(written).join('\t')}\n`;
    if (this.waiting.length >= BUFFER_CHARS) await this.send();
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
