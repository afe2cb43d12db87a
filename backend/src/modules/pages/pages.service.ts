import {
  canCreatePages,
  canDeletePages,
  canEditPages,
  type NewPage,
  type Page,
  type PageChange,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database';
import { cleanContent } from '../../platform/html';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Access } from '../access';
import { Activities } from '../activities';
import type { SessionKey } from '../auth';
import { Categories } from '../categories';
import { Bin } from '../lifecycle';
import { changedValues, hasSameVersion, pageValues } from './page-values';
import { presentPage } from './page.presenter';
import { PageRepository, type PageRow, type PageToChangeRow } from './page.repository';

/** The page to change; undefined when it does not exist. */
export type FoundPageToChange = PageToChangeRow | undefined;

/** Creates, changes, deletes and restores pages. */
@Injectable()
export class Pages {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly repository: PageRepository,
    private readonly activities: Activities,
    private readonly categories: Categories,
    private readonly bin: Bin,
  ) {}

  async create(actor: CurrentUser, teamId: number, page: NewPage): Promise<Page> {
    await this.access.toTeam(actor, teamId, canCreatePages);
    const values = await pageValues(page, await cleanContent(page.content ?? ''));
    const row = await this.repository.insert(actor, teamId, { ...values, isDraft: page.draft ?? false });
    if (!row) throw new Refusal('category_not_found');
    this.activities.announce(row.change_id);
    return presentPage({ ...row, content: values.content });
  }

  /** Reads the page to change together with the session. */
  findToChange(key: SessionKey, pageId: number) {
    return this.repository.openToChange(key, pageId);
  }

  /** Saves a change. A change of an old version is a conflict: it is refused, and the refusal contains the current page. */
  async change(actor: CurrentUser, found: FoundPageToChange, change: PageChange): Promise<Page> {
    const rule = { policy: canEditPages, subject: undefined, notFound: 'page_not_found' } as const;
    const { row } = this.access.authorize(actor, found, rule);
    const saving = { user: actor, change, content: await contentOf(change, row.content) };
    const saved =
      change.categoryId === undefined
        ? await this.save(row, saving)
        : await this.database.transaction((tx) => this.write(tx, row, saving));
    return saved ?? this.database.transaction((tx) => this.writeLocked(tx, row.id, saving));
  }

  /** Changes a page under a row lock, for a user who is already authorized. */
  async changeLocked(actor: CurrentUser, pageId: number, change: PlannedChange): Promise<Page> {
    const saving = { user: actor, change, content: await contentOf(change) };
    return this.database.transaction((tx) => this.writeLocked(tx, pageId, saving));
  }

  async remove(actor: CurrentUser, pageId: number): Promise<void> {
    const { teamId } = await this.access.toPage(actor, pageId, canDeletePages);
    await this.bin.add(actor, teamId, { kind: 'page', id: pageId });
  }

  restore(actor: CurrentUser, pageId: number): Promise<Page> {
    return this.bin.restore(actor, { kind: 'page', id: pageId }, async (tx) => {
      const row = await this.repository.lock(tx, actor.userId, pageId);
      if (!row) throw new Refusal('page_not_found');
      return presentPage(row);
    });
  }

  /**
   * Saves in autocommit mode a page that stays in its category. Returns undefined when it has changed since `row`.
   */
  private async save(row: PageRow, saving: Saving): Promise<Page | undefined> {
    const { values, isSameVersion } = await plan(row, saving);
    if (isSameVersion) return presentPage(row);
    const saved = await this.repository.update(saving.user, row, values);
    if (!saved) return undefined;
    this.activities.announce(saved.change_id);
    return presentPage({ ...saved, content: values.content });
  }

  /** Returns undefined when the page has changed since `row`. */
  private async write(tx: Tx, row: PageRow, saving: Saving): Promise<Page | undefined> {
    const { user, change } = saving;
    const { values, isSameVersion } = await plan(row, saving);
    if (isSameVersion && row.category_id === values.categoryId) return presentPage(row);
    await this.categories.expectIn(tx, row.team_id, change.categoryId);
    const saved = isSameVersion
      ? await this.repository.file(tx, user, row, values.categoryId)
      : await this.repository.updateIn(tx, user, row, values);
    if (!saved) return undefined;
    tx.afterCommit(() => this.activities.announce(saved.change_id));
    return presentPage({ ...saved, content: isSameVersion ? row.content : values.content });
  }

  private async writeLocked(tx: Tx, pageId: number, saving: Saving): Promise<Page> {
    const row = await this.repository.lock(tx, saving.user.userId, pageId);
    const page = row && (await this.write(tx, row, saving));
    if (!page) throw new Refusal('page_not_found');
    return page;
  }
}

/** Returns the values to save. Refuses a change of an old version. */
async function plan(row: PageRow, { change, content }: Saving) {
  if (change.version !== undefined && change.version !== row.version)
    throw new Refusal('page_changed', { body: { page: presentPage(row) } });
  const values = { ...(await changedValues(row, change, content)), restoredFrom: change.restoredFrom };
  return { values, isSameVersion: hasSameVersion(row, values) };
}

const contentOf = async ({ content }: PageChange, known?: string): Promise<string | undefined> =>
  content === undefined ? undefined : cleanContent(content, known);

interface PlannedChange extends PageChange {
  /** The version that is restored. */
  restoredFrom?: number;
}

/** A change, its user, and its sanitised content. */
interface Saving {
  user: CurrentUser;
  change: PlannedChange;
  content: string | undefined;
}
