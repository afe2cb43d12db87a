import {
  calls,
  canExportPages,
  canExportPlays,
  limits,
  titledFile,
  type PageFileJob,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Outbox } from '../../platform/jobs';
import { MediaStorage } from '../../platform/storage';
import { Access } from '../access';
import { mediaResponse, tidyName, type MediaResponse, type MediaRequest } from '../media';
import { pdfExportJob, pdfExportKey } from './pdf-export-job';
import { PdfExportRepository, type ContentRef, type PdfExportRow } from './pdf-export.repository';

/** PDF exports of pages and plays; only the user who requested one can see and download it. */
@Injectable()
export class PdfExports {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly repository: PdfExportRepository,
    private readonly outbox: Outbox,
    private readonly storage: MediaStorage,
    private readonly clock: Clock,
  ) {}

  async create(actor: CurrentUser, content: ContentRef): Promise<PageFileJob> {
    await this.access.toContent(actor, content, policyOf(content.kind));
    const requested = { userId: actor.userId, now: this.clock.now() };
    return this.database.transaction(async (tx) => {
      const open = await this.repository.findOpen(tx, content, actor.userId);
      if (open) return present(open);
      const row = await this.repository.insert(tx, content, requested);
      if (!row) throw new Refusal(`${content.kind}_not_found`);
      await this.outbox.add(tx, pdfExportJob, { fileId: row.id });
      return present(row);
    });
  }

  async find(actor: CurrentUser, id: number): Promise<PageFileJob> {
    return present(await this.own(actor, id));
  }

  async download(actor: CurrentUser, id: number, request: MediaRequest): Promise<MediaResponse> {
    const row = await this.own(actor, id);
    if (row.size === null) throw new Refusal('job_not_found');
    const etag = `"page-file-${id}-${row.size}"`;
    const part = {
      key: pdfExportKey(id),
      etag,
      mimeType: 'application/pdf',
      size: row.size,
      isDownload: true,
    };
    return mediaResponse({ ...part, name: nameOf(row) }, request, this.storage);
  }

  private async own(actor: CurrentUser, id: number): Promise<PdfExportRow> {
    const since = new Date(this.clock.now().getTime() - limits.pdfRetentionMs);
    const found = await this.repository.findOwn(actor.userId, id, since);
    const policy = policyOf(found?.play_id ? 'play' : 'page');
    const rule = { policy, subject: undefined, notFound: 'job_not_found' } as const;
    return this.access.authorize(actor, found, rule).row;
  }
}

const policyOf = (kind: ContentRef['kind']) => (kind === 'page' ? canExportPages : canExportPlays);

const nameOf = ({ title }: PdfExportRow) => tidyName(titledFile(title, 'pdf'));

function present(row: PdfExportRow): PageFileJob {
  const { id, page_id: pageId, play_id: playId, state, progress, created_at: createdAt } = row;
  const path = calls.pageFiles.download.path.replace(':jobId', String(id));
  return {
    id,
    pageId: pageId ?? 0,
    playId,
    state,
    progress,
    url: state === 'done' ? path.replace(':filename', encodeURIComponent(nameOf(row))) : null,
    availableUntil: new Date(createdAt.getTime() + limits.pdfRetentionMs).toISOString(),
  };
}
