import { pageTexts } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database, type Tx } from '../../platform/database';
import { defineJob, JobHandler, type Attempt } from '../../platform/jobs';
import { MediaStorage } from '../../platform/storage';
import { Settings } from '../../settings';
import { Media } from '../media';
import { aboutLine } from '../pages';
import { PdfExportRepository, type PageToPrintRow } from './pdf-export.repository';

interface PdfExportPayload extends Record<string, number> {
  fileId: number;
}

/** Few attempts, because the user is waiting: after a minute an error is better. */
export const pdfExportJob = defineJob<PdfExportPayload>({ name: 'pdf.page', queue: 'pdf', attempts: 6 });

export const pdfExportKey = (fileId: number) => `page-files/${fileId}`;

/** Loads the PDF libraries lazily. */
const loadPdf = () => import('../../platform/pdf');

const mediaPath = /^\/api\/media\/(\d+)\//;

/** Renders a page as PDF and stores the file. */
@Injectable()
@JobHandler(pdfExportJob)
export class PdfExportJob implements JobHandler<PdfExportPayload> {
  constructor(
    private readonly database: Database,
    private readonly repository: PdfExportRepository,
    private readonly media: Media,
    private readonly storage: MediaStorage,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async handle({ fileId }: PdfExportPayload, { signal }: Attempt): Promise<void> {
    const page = await this.repository.findPage(fileId);
    if (!page) return;
    await this.database.transaction((tx) => this.repository.begin(tx, fileId));
    const { renderPdf } = await loadPdf();
    const pdf = await renderPdf(contentOf(page), {
      openPicture: (src, width) => this.openPicture(page.team_id, src, width),
      origin: this.settings.publicUrl,
      onProgress: this.progressReporter(fileId),
      signal,
    });
    const { bytes: size } = await this.storage.write(pdfExportKey(fileId), pdf);
    const finished = { size, now: this.clock.now() };
    await this.database.transaction((tx) => this.repository.finish(tx, fileId, finished));
  }

  async fail(tx: Tx, { fileId }: PdfExportPayload): Promise<void> {
    await this.repository.fail(tx, fileId);
  }

  /** Opens only pictures of the page's team, which all readers of the page may see. */
  private async openPicture(teamId: number, src: string, width: number) {
    const fileId = Number(mediaPath.exec(src)?.[1]);
    return fileId > 0 ? this.media.openPicture(teamId, fileId, width) : undefined;
  }

  /** Returns a function that stores the progress, one write at a time; calls during a write are dropped. */
  private progressReporter(fileId: number): (done: number) => void {
    let writing: Promise<void> | undefined;
    return (done) => {
      writing ??= this.database
        .transaction((tx) => this.repository.advance(tx, fileId, done))
        .catch(() => undefined)
        .finally(() => (writing = undefined));
    };
  }
}

const contentOf = ({
  title,
  content: html,
  tags,
  team,
  author,
  created_at,
  updated_at: updatedAt,
  time_zone: timeZone,
}: PageToPrintRow) => ({
  title: title || pageTexts.titlePlaceholder,
  about: aboutLine({ team, author, updatedAt, timeZone }),
  tags,
  html,
  author: author ?? team,
  createdAt: created_at,
});
