import { calls, fillPath, limits, ownDataTexts, type DataExport } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Outbox } from '../../platform/jobs';
import { MediaStorage } from '../../platform/storage';
import { Audit } from '../audit';
import { mediaResponse, type MediaRequest, type MediaResponse } from '../media';
import { dataExportJob, dataExportKey } from './data-export-job';
import { DataExportRepository, type DataExportRow } from './data-export.repository';

/** Exports of the user's own data; only the user can see and download them. */
@Injectable()
export class DataExports {
  constructor(
    private readonly database: Database,
    private readonly repository: DataExportRepository,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly storage: MediaStorage,
    private readonly clock: Clock,
  ) {}

  async create({ userId }: CurrentUser): Promise<DataExport> {
    return this.database.transaction(async (tx) => {
      const usable = await this.repository.findUsable(tx, userId, this.oldest());
      if (usable) return present(usable);
      const row = await this.repository.insert(tx, userId, this.clock.now());
      if (!row) throw new Refusal('not_signed_in');
      await this.outbox.add(tx, dataExportJob, { exportId: row.id });
      await this.audit.add(tx, { act: 'data_exported', actorId: userId });
      return present(row);
    });
  }

  async findNewest({ userId }: CurrentUser): Promise<DataExport | null> {
    const row = await this.repository.findNewest(userId, this.oldest());
    return row ? present(row) : null;
  }

  /** Browsers do not cache the archive: it outlives neither its retention nor the session on a shared device. */
  async download({ userId }: CurrentUser, id: number, request: MediaRequest): Promise<MediaResponse> {
    const row = await this.repository.findOwn(userId, id, this.oldest());
    if (!row || row.size === null) throw new Refusal('job_not_found');
    const etag = `"data-export-${id}-${row.size}"`;
    const file = {
      key: dataExportKey(id),
      etag,
      mimeType: 'application/zip',
      size: row.size,
      name: nameOf(row),
    };
    const response = mediaResponse(file, request, this.storage);
    return { ...response, headers: { ...response.headers, 'cache-control': 'no-store' } };
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - limits.dataExportRetentionMs);
  }
}

const nameOf = ({ created_at: createdAt }: DataExportRow) =>
  ownDataTexts.archiveName(createdAt.toISOString().slice(0, 10));

function present(row: DataExportRow): DataExport {
  const { id, state, size, created_at: createdAt } = row;
  const params = { exportId: id, filename: nameOf(row) };
  return {
    id,
    state,
    size,
    url: state === 'done' ? fillPath(calls.ownData.download.path, params) : null,
    availableUntil: new Date(createdAt.getTime() + limits.dataExportRetentionMs).toISOString(),
  };
}
