import { pictureSizes } from '@touchline/contract';
import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../platform/database';
import { typesWithMetadata } from '../../platform/file-metadata';
import { defineJob, JobHandler, type Attempt } from '../../platform/jobs';
import { mediaFolder, MediaStorage } from '../../platform/storage';
import { Tokens } from '../../platform/tokens';
import { MediaRepository, type MediaRow, type PictureFacts } from './media.repository';
import { MetadataRemoval, type CleanContent } from './metadata-removal.service';
import { renditionKey, Renditions } from './renditions.service';

const MINUTE_MS = 60_000;
/** The next run continues. */
const MAX_RUN_MS = 8 * MINUTE_MS;
const BATCH_FILES = 50;

const metadataRemoval = defineJob<Record<string, never>>({
  name: 'maintenance.file-metadata',
  queue: 'maintenance',
  schedule: { everyMs: 10 * MINUTE_MS },
  timeoutMs: 9 * MINUTE_MS,
});

/** Files that were stored by a build that did not remove their metadata, or restored from its backup. */
@Injectable()
export class MetadataOfStoredFiles {
  private readonly logger = new Logger(MetadataOfStoredFiles.name);

  constructor(
    private readonly database: Database,
    private readonly repository: MediaRepository,
    private readonly storage: MediaStorage,
    private readonly tokens: Tokens,
    private readonly removal: MetadataRemoval,
    private readonly renditions: Renditions,
  ) {}

  /**
   * Searches one file after the other; the row of each records that it is done, so that the next run continues after a stop. Files whose
   * content cannot be read are skipped and tried again by the next run.
   */
  async remove(signal?: AbortSignal): Promise<void> {
    for (let lastId = 0; ;) {
      const rows = await this.repository.findUnsearched(typesWithMetadata, lastId, BATCH_FILES);
      if (rows.length === 0) return;
      for (const row of rows) {
        if (signal?.aborted) return;
        lastId = row.id;
        await this.removeOne(row).catch((error: unknown) => {
          this.logger.warn(`The metadata of file ${row.id} was not removed: ${String(error)}`);
        });
      }
    }
  }

  /** Writes the new content first, then the row, then deletes the old content: a stop in between leaves a complete file. */
  private async removeOne(row: MediaRow): Promise<void> {
    const { filename, mime_type: mimeType } = row;
    const newKey = `${mediaFolder(row.team_id)}/${this.tokens.random()}`;
    const clean = await this.removal.remove({ filename, mimeType, size: Number(row.size) }, newKey);
    const isNew = clean.filename !== filename;
    const picture = await this.renditionsOf(row, clean);
    const isChanged = await this.database.transaction((tx) =>
      this.repository.replaceContent(tx, row, { ...clean, metadata: clean.metadata ?? 'kept', picture }),
    );
    if (!isNew) return;
    const unused = isChanged ? filename : newKey;
    await this.storage.remove(unused);
    await this.renditions.remove(unused);
  }

  /** Copies the renditions, or draws those that an earlier build could not draw. */
  private async renditionsOf(row: MediaRow, { filename, size }: CleanContent): Promise<PictureFacts | null> {
    if (row.small_size === null) return this.renditions.make(filename, row.mime_type, size);
    if (filename !== row.filename)
      for (const each of pictureSizes)
        await this.storage.copy(renditionKey(row.filename, each), renditionKey(filename, each));
    return null;
  }
}

@Injectable()
@JobHandler(metadataRemoval)
export class MetadataRemovalJob implements JobHandler<Record<string, never>> {
  constructor(private readonly files: MetadataOfStoredFiles) {}

  async handle(_: Record<string, never>, { signal }: Attempt): Promise<void> {
    await this.files.remove(AbortSignal.any([signal, AbortSignal.timeout(MAX_RUN_MS)]));
  }
}
