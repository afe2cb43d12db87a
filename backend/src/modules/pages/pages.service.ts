import {
  canCreatePages,
  canDeletePages,
  canEditPages,
  canExportPages,
  canReadPages,
  canStarPages,
  limits,
  type NewPage,
  type Page,
  type PageChange,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/changes';
import { Clock } from '../../platform/clock';
import { Database, unlessGone } from '../../platform/database';
import { Refusal, webStyles, type Actor } from '../../platform/http';
import { Settings } from '../../settings';
import { Access } from '../access';
import { Activities } from '../activities';
import { Doors, type Caller } from '../auth';
import { Categories } from '../categories';
import { aboutPage } from './page-activity';
import { PageFollowers } from './page-followers.service';
import { changedValues, isSame, pageValues } from './page-values';
import { printablePage } from './printable-page';
import { presentPage } from './page.presenter';
import { PageRepository, type OpenedPageRow } from './page.repository';

@Injectable()
export class Pages {
  constructor(
    private readonly access: Access,
    private readonly doors: Doors,
    private readonly database: Database,
    private readonly repository: PageRepository,
    private readonly activities: Activities,
    private readonly categories: Categories,
    private readonly followers: PageFollowers,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly changes: Changes,
  ) {}

  /** Opening a page counts as a view, once per person in half an hour. */
  async read(caller: Caller, pageId: number, { isOpened }: { isOpened: boolean }): Promise<Page> {
    const found = await this.repository.open(caller, pageId);
    const door = { policy: canReadPages, unseen: 'page_not_found' } as const;
    const { actor, row } = await this.doors.open(caller, found, door);
    const isCounted = isOpened && (await this.countView(actor, row));
    return presentPage({ ...row, views: row.views + Number(isCounted) });
  }

  async create(actor: Actor, teamId: number, page: NewPage): Promise<Page> {
    await this.access.toTeam(actor, teamId, canCreatePages);
    const values = pageValues(page);
    return this.database.transaction(async (tx) => {
      await this.categories.expectIn(tx, teamId, page.categoryId);
      const row = await this.repository.insert(tx, actor.userId, teamId, values);
      if (!row) throw new Refusal('page_not_found');
      const { id, title } = row;
      await this.activities.record(tx, aboutPage(actor, { id, teamId, title, action: 'created' }));
      return presentPage(row);
    });
  }

  /** With a version that is no longer current nothing is written, and the refusal holds the page as it stands. */
  async change(actor: Actor, pageId: number, change: PageChange): Promise<Page> {
    const { teamId } = await this.access.toPage(actor, pageId, canEditPages);
    return this.database.transaction(async (tx) => {
      const row = await this.repository.lock(tx, actor.userId, pageId);
      if (!row) throw new Refusal('page_not_found');
      const page = presentPage(row);
      if (change.version !== undefined && change.version !== row.version) {
        throw new Refusal('page_changed', { body: { page } });
      }
      const values = changedValues(row, change);
      if (isSame(row, values)) return page;
      await this.categories.expectIn(tx, teamId, change.categoryId);
      const saved = await this.repository.update(tx, actor.userId, pageId, values);
      if (!saved) throw new Refusal('page_not_found');
      const { title, version } = saved;
      await this.activities.record(tx, aboutPage(actor, { id: pageId, teamId, title, action: 'updated' }));
      await this.followers.tell(tx, { pageId, teamId, version, savedBy: actor.userId });
      return presentPage(saved);
    });
  }

  async star(actor: Actor, pageId: number, isStarred: boolean): Promise<Page> {
    const { teamId } = await this.access.toPage(actor, pageId, canStarPages);
    return this.database.transaction(async (tx) => {
      if (isStarred) await this.repository.star(tx, actor.userId, pageId);
      else await this.repository.unstar(tx, actor.userId, pageId);
      await this.changes.add(tx, { what: 'page', teamId, userId: actor.userId, id: pageId });
      const row = await this.repository.lock(tx, actor.userId, pageId);
      if (!row) throw new Refusal('page_not_found');
      return presentPage(row);
    });
  }

  async remove(actor: Actor, pageId: number): Promise<void> {
    const { teamId } = await this.access.toPage(actor, pageId, canDeletePages);
    await this.database.transaction(async (tx) => {
      const title = await this.repository.moveToBin(tx, pageId, actor.userId);
      if (title === undefined) throw new Refusal('page_not_found');
      await this.activities.record(tx, aboutPage(actor, { id: pageId, teamId, title, action: 'deleted' }));
    });
  }

  /** A document to print, of the words as they stand in the caller's editor. */
  async print(actor: Actor, pageId: number, { title, content }: PageWords): Promise<string> {
    await this.access.toPage(actor, pageId, canExportPages);
    const row = await this.repository.about(pageId);
    if (!row) throw new Refusal('page_not_found');
    const { tags, team, author, updated_at: updatedAt } = row;
    const styles = webStyles(this.settings.webDir);
    return printablePage({ title, content, tags, team, author, updatedAt, styles });
  }

  /** Only a visit that may count costs a transaction. */
  private async countView({ userId }: Actor, { id: pageId, seen_at }: OpenedPageRow): Promise<boolean> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - limits.viewAgainAfter);
    if (seen_at && seen_at > since) return false;
    const visit = { userId, pageId, now, since };
    return this.database.transaction((tx) => this.repository.countView(tx, visit)).catch(unlessGone);
  }
}

interface PageWords {
  title: string;
  content: string;
}
