import { pageTexts } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database, type Tx } from '../../platform/database';
import { defineJob, JobHandler, type Attempt } from '../../platform/jobs';
import { MediaStorage } from '../../platform/storage';
import { Settings } from '../../settings';
import { Media } from '../media';
import { aboutLine } from '../pages';
import { PageFileRepository, type PaperRow } from './page-file.repository';

interface FileOfPage extends Record<string, number> {
  fileId: number;
}

/** Few attempts, because the user is waiting: after a minute an error is better. */
export const pagePdf = defineJob<FileOfPage>({ name: 'pdf.page', queue: 'pdf', attempts: 6 });

export const pageFileKey = (fileId: number) => `page-files/${fileId}`;

/** Loads the PDF libraries lazily. */
const drawing = () => import('../../platform/pdf');

const mediaPath = /^\/api\/media\/(\d+)\//;

/** Renders a page as PDF and stores the file. */
@Injectable()
@JobHandler(pagePdf)
export class PagePdf implements JobHandler<FileOfPage> {
  constructor(
    private readonly database: Database,
    private readonly repository: PageFileRepository,
    private readonly media: Media,
    private readonly storage: MediaStorage,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async handle({ fileId }: FileOfPage, { signal }: Attempt): Promise<void> {
    const page = await this.repository.findPaper(fileId);
    if (!page) return;
    await this.database.transaction((tx) => this.repository.begin(tx, fileId));
    const { renderPdf } = await drawing();
    const pdf = await renderPdf(contentOf(page), {
      openPicture: (src, width) => this.openPicture(page.team_id, src, width),
      origin: this.settings.publicUrl,
      onProgress: this.reporter(fileId),
      signal,
    });
    const { bytes: size } = await this.storage.write(pageFileKey(fileId), pdf);
    const finished = { size, now: this.clock.now() };
    await this.database.transaction((tx) => this.repository.finish(tx, fileId, finished));
  }

  async fail(tx: Tx, { fileId }: FileOfPage): Promise<void> {
    await this.repository.fail(tx, fileId);
  }

  /** Opens only pictures of the page's team, which all readers of the page may see. */
  private async openPicture(teamId: number, src: string, width: number) {
    const fileId = Number(mediaPath.exec(src)?.[1]);
    return fileId > 0 ? this.media.openPicture(teamId, fileId, width) : undefined;
  }

  /** Returns a function that stores the progress, one write at a time; calls during a write are dropped. */
  private reporter(fileId: number): (done: number) => void {
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
}: PaperRow) => ({
  title: title || pageTexts.titlePlaceholder,
  about: aboutLine({ team, author, updatedAt, timeZone }),
  ...{ tags, html, author: author ?? team, createdAt: created_at },
});
