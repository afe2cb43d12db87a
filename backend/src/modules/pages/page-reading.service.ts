import { canExportPages, canReadPages, canStarPages, type Page } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/changes';
import { Database } from '../../platform/database';
import { cleanContent } from '../../platform/html';
import { Refusal, HtmlTemplate, type CurrentUser } from '../../platform/http';
import { Access, forViewer, withTitles } from '../access';
import type { SessionKey } from '../auth';
import { StarsAndViews } from '../lifecycle';
import { presentOpenedPage, presentPage } from './page.presenter';
import { PageRepository, type OpenedPageRow } from './page.repository';
import { printablePage } from './printable-page';

/** The page to read; undefined when it does not exist. */
export type FoundPage = OpenedPageRow | undefined;

/** Reads, stars and prints pages. */
@Injectable()
export class PageReading {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly repository: PageRepository,
    private readonly changes: Changes,
    private readonly starsAndViews: StarsAndViews,
    private readonly template: HtmlTemplate,
  ) {}

  /** Reads the page together with the session. */
  find(key: SessionKey, pageId: number) {
    return this.repository.open(key, pageId);
  }

  /** Returns the page. Counts a view, at most one per user in 30 minutes. */
  async open(actor: CurrentUser, found: FoundPage, { isOpened }: { isOpened: boolean }): Promise<Page> {
    const rule = { policy: canReadPages, subject: undefined, notFound: 'page_not_found' } as const;
    const { row } = this.access.authorize(actor, found, rule);
    const isCounted =
      isOpened && !actor.viewsAsPlayer && (await this.starsAndViews.countView('page', actor.userId, row));
    return presentOpenedPage({ ...forViewer(actor, row), views: row.views + Number(isCounted) });
  }

  async star(actor: CurrentUser, pageId: number, isStarred: boolean): Promise<Page> {
    const { teamId } = await this.access.toPage(actor, pageId, canStarPages);
    return this.database.transaction(async (tx) => {
      await this.starsAndViews.setStar(tx, 'page', { userId: actor.userId, id: pageId, isStarred });
      this.changes.add(tx, { what: 'page', teamId, userId: actor.userId, id: pageId });
      const row = await this.repository.lock(tx, actor.userId, pageId);
      if (!row) throw new Refusal('page_not_found');
      return presentPage(row);
    });
  }

  /** Returns an HTML document for printing, with the unsaved content of the user's editor. */
  async print(actor: CurrentUser, pageId: number, { title, content }: PageWords): Promise<string> {
    await this.access.toPage(actor, pageId, canExportPages);
    const clean = await cleanContent(content);
    const row = await this.repository.about(pageId, actor.userId, clean);
    if (!row) throw new Refusal('page_not_found');
    const { tags, team, author, updated_at: updatedAt, time_zone: timeZone } = row;
    const styles = this.template.styleSheets;
    const read = withTitles(clean, row.mentions);
    return printablePage({ title, content: read, tags, team, author, updatedAt, timeZone, styles });
  }
}

interface PageWords {
  title: string;
  content: string;
}
