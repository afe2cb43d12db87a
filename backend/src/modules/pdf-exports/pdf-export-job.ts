import { pageTexts, playTexts } from '@touchline/contract';
import { checkBoard } from '@touchline/contract/boards';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database, type Tx } from '../../platform/database';
import { defineJob, JobHandler, type Attempt } from '../../platform/jobs';
import { MediaStorage } from '../../platform/storage';
import { Settings } from '../../settings';
import { withTitles } from '../access';
import { Media } from '../media';
import { aboutLine } from '../pages';
import { PdfExportRepository, type ContentToPrintRow } from './pdf-export.repository';

interface PdfExportPayload extends Record<string, number> {
  fileId: number;
}

/** Few attempts, because the user is waiting: after a minute an error is better. */
export const pdfExportJob = defineJob<PdfExportPayload>({ name: 'pdf.page', queue: 'pdf', attempts: 6 });

export const pdfExportKey = (fileId: number) => `page-files/${fileId}`;

/** Loads the PDF libraries lazily. */
const loadPdf = () => import('../../platform/pdf');

const mediaPath = /^\/api\/media\/(\d+)\//;

/** Renders a page or play as PDF and stores the file. */
@Injectable()
@JobHandler(pdfExportJob)
export class PdfExportJob implements JobHandler<PdfExportPayload> {
  private readonly logger = new Logger(PdfExportJob.name);

  constructor(
    private readonly database: Database,
    private readonly repository: PdfExportRepository,
    private readonly media: Media,
    private readonly storage: MediaStorage,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async handle({ fileId }: PdfExportPayload, { signal }: Attempt): Promise<void> {
    const content = await this.repository.findContent(fileId);
    if (!content) return;
    await this.database.transaction((tx) => this.repository.begin(tx, fileId));
    const { renderPdf } = await loadPdf();
    const pdf = await renderPdf(contentOf(content), {
      openPicture: (src, width) => this.openPicture(content.team_id, src, width),
      origin: this.settings.publicUrl,
      onProgress: this.progressReporter(fileId),
      signal,
      onMissing: (characters) => this.logger.warn(missingCharacters(fileId, characters)),
    });
    const { bytes: size } = await this.storage.write(pdfExportKey(fileId), pdf);
    const finished = { size, now: this.clock.now() };
    await this.database.transaction((tx) => this.repository.finish(tx, fileId, finished));
  }

  async fail(tx: Tx, { fileId }: PdfExportPayload): Promise<void> {
    await this.repository.fail(tx, fileId);
  }

  /** Opens only pictures of the team, which all readers of the page or play may see. */
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

function missingCharacters(fileId: number, characters: readonly string[]): string {
  const codes = characters.map((each) => `U+${each.codePointAt(0)?.toString(16).toUpperCase()}`);
  return `PDF ${fileId} has boxes for characters that no font has: ${codes.join(' ')}`;
}

const contentOf = (row: ContentToPrintRow) => ({
  title: row.title || pageTexts.titlePlaceholder,
  about: aboutLine({
    team: row.team,
    author: row.author,
    updatedAt: row.updated_at,
    timeZone: row.time_zone,
  }),
  tags: row.tags,
  lead: [
    ...(row.description ? [row.description] : []),
    ...(row.formation ? [`${playTexts.formation}: ${row.formation}`] : []),
  ],
  board: row.board && (checkBoard(row.board).board ?? null),
  picture: row.diagram_url ? { src: row.diagram_url, alt: playTexts.diagramOf(row.title) } : null,
  html: withTitles(row.content, row.mentions),
  author: row.author ?? row.team,
  createdAt: row.created_at,
});
