import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';

type Value = string | number | boolean | null;

/** Rows for PostgreSQL's COPY, which reads the file itself. `target` is a table with its columns. */
export class CopyFile {
  readonly path: string;
  private readonly stream;

  constructor(
    folder: string,
    readonly target: string,
  ) {
    this.path = join(folder, `${target.split(' ')[0]}.copy`);
    this.stream = createWriteStream(this.path, { mode: 0o644, highWaterMark: 2 ** 20 });
  }

  async add(row: readonly Value[]): Promise<void> {
    if (!this.stream.write(`${row.map(written).join('\t')}\n`)) await once(this.stream, 'drain');
  }

  async end(): Promise<void> {
    this.stream.end();
    await once(this.stream, 'close');
  }
}

const signs: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function written(value: Value): string {
  if (value === null) return '\\N';
  return String(value).replace(/[\\\n\r\t]/g, (sign) => signs[sign] ?? sign);
}
