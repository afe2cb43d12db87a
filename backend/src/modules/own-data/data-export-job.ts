import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/changes';
import { Database, type Tx } from '../../platform/database';
import { defineJob, JobHandler } from '../../platform/jobs';
import { MediaStorage } from '../../platform/storage';
import { Avatars, tidyName } from '../media';
import { ZipWriter } from '../team-archive';
import { DataExportRepository } from './data-export.repository';
import { exportSections } from './export-sections';

interface Payload extends Record<string, number> {
  exportId: number;
}

/** Few attempts, because the user is waiting; each may write gigabytes of files. */
export const dataExportJob = defineJob<Payload>({
  name: 'export.own-data',
  queue: 'maintenance',
  attempts: 4,
  timeoutMs: 10 * 60_000,
});

export const dataExportKey = (exportId: number) => `data-exports/${exportId}`;

/** Writes the zip archive of a user's own data: `data.json`, the photo and the files that the user uploaded. */
@Injectable()
@JobHandler(dataExportJob)
export class DataExportJob implements JobHandler<Payload> {
  constructor(
    private readonly database: Database,
    private readonly repository: DataExportRepository,
    private readonly avatars: Avatars,
    private readonly storage: MediaStorage,
    private readonly changes: Changes,
  ) {}

  async handle({ exportId }: Payload): Promise<void> {
    const userId = await this.repository.findRequester(exportId);
    if (userId === undefined) return;
    await this.database.transaction((tx) => this.repository.setState(tx, exportId, 'active'));
    const zip = new ZipWriter();
    this.write(zip, userId).then(
      () => zip.end(),
      (error: Error) => zip.fail(error),
    );
    const { bytes } = await this.storage.write(dataExportKey(exportId), zip.content);
    await this.database.transaction(async (tx) => {
      await this.repository.setState(tx, exportId, 'done', bytes);
      this.changes.add(tx, { what: 'account', userId, id: userId });
    });
  }

  async fail(tx: Tx, { exportId }: Payload): Promise<void> {
    const userId = await this.repository.setState(tx, exportId, 'failed');
    if (userId !== undefined) this.changes.add(tx, { what: 'account', userId, id: userId });
  }

  private async write(zip: ZipWriter, userId: number): Promise<void> {
    await zip.add('data.json', Readable.from(this.dataOf(userId)));
    const avatar = await this.repository.findAvatar(userId);
    const photo = avatar && (await this.avatars.open(avatar.split('/').pop() ?? '').catch(() => undefined));
    if (photo) await zip.add('photo.webp', Readable.from([photo]), { isPacked: true });
    for (const { id, filename, original_name: name } of await this.repository.findUploads(userId)) {
      const file = await this.storage.find(filename);
      if (file) await zip.add(`files/${id}-${tidyName(name)}`, file.content, { isPacked: true });
    }
  }

  /** Yields JSON section by section, so that no more than one section is in memory. */
  private async *dataOf(userId: number): AsyncGenerator<Buffer> {
    let separator = '{\n';
    for (const [name, { statement }] of Object.entries(exportSections)) {
      const rows = (await this.repository.findRows(statement, userId)).map(withCamelKeys);
      const value = name === 'account' ? rows[0] : rows;
      yield Buffer.from(`${separator}${JSON.stringify(name)}: ${JSON.stringify(value ?? null, null, 2)}`);
      separator = ',\n';
    }
    yield Buffer.from('\n}\n');
  }
}

/** Names fields as the API does. */
const withCamelKeys = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
