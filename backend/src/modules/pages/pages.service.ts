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
import { aboutPage } from './page-activity';
import { PageFollowers } from './page-followers.service';
import { changedValues, hasSameVersion, pageValues } from './page-values';
import { presentPage } from './page.presenter';
import { PageRepository, type FollowedPageRow, type PageRow, type PageToChangeRow } from './page.repository';

/** The page that is changed; nothing where there is none. */
export type FoundPageToChange = PageToChangeRow | undefined;

/** How pages come about, change and go. */
@Injectable()
export class Pages {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly repository: PageRepository,
    private readonly activities: Activities,
    private readonly categories: Categories,
    private readonly followers: PageFollowers,
  ) {}

  async create(actor: CurrentUser, teamId: number, page: NewPage): Promise<Page> {
    await this.access.toTeam(actor, teamId, canCreatePages);
    const values = await pageValues(page, await cleanContent(page.content ?? ''));
    const row = await this.repository.insert(actor, teamId, values);
    if (!row) throw new Refusal('category_not_found');
    this.activities.announce(row.change_id);
    return presentPage({ ...row, content: values.content });
  }

  /** The page that a change names, read together with the session. */
  findToChange(key: SessionKey, pageId: number) {
    return this.repository.openToChange(key, pageId);
  }

  /** With a version that is no longer current nothing is written, and the refusal holds the page as it stands. */
  async change(actor: CurrentUser, found: FoundPageToChange, change: PageChange): Promise<Page> {
    const rule = { policy: canEditPages, subject: undefined, notFound: 'page_not_found' } as const;
    const { row } = this.access.authorize(actor, found, rule);
    const saving = { author: actor, change, content: await contentOf(change, row.content) };
    const isOneStatement = row.followers.length === 0 && change.categoryId === undefined;
    const saved = isOneStatement
      ? await this.save(row, saving)
      : await this.database.transaction((tx) => this.write(tx, row, saving));
    return saved ?? this.database.transaction((tx) => this.writeHeld(tx, row.id, saving));
  }

  /** For a user who was authorized before. */
  async changeHeld(actor: CurrentUser, pageId: number, change: PageChange): Promise<Page> {
    const saving = { author: actor, change, content: await contentOf(change) };
    return this.database.transaction((tx) => this.writeHeld(tx, pageId, saving));
  }

  async remove(actor: CurrentUser, pageId: number): Promise<void> {
    const { teamId } = await this.access.toPage(actor, pageId, canDeletePages);
    await this.database.transaction(async (tx) => {
      const title = await this.repository.moveToBin(tx, pageId, actor.userId);
      if (title === undefined) throw new Refusal('page_not_found');
      await this.activities.record(tx, aboutPage(actor, { id: pageId, teamId, title, action: 'deleted' }));
    });
  }

  /** Saves a page that stays in its category and has no followers to notify. Returns nothing where it is no longer as `row`. */
  private async save(row: PageRow, saving: Saving): Promise<Page | undefined> {
    const { values, isSameVersion } = await plan(row, saving);
    if (isSameVersion) return presentPage(row);
    const saved = await this.repository.update(saving.author, row, values);
    if (!saved) return undefined;
    this.activities.announce(saved.change_id);
    return presentPage({ ...saved, content: values.content });
  }

  /** Returns nothing where the page is no longer as `row`. */
  private async write(tx: Tx, row: FollowedPageRow, saving: Saving): Promise<Page | undefined> {
    const { author, change } = saving;
    const { values, isSameVersion } = await plan(row, saving);
    if (isSameVersion && row.category_id === values.categoryId) return presentPage(row);
    await this.categories.expectIn(tx, row.team_id, change.categoryId);
    const saved = isSameVersion
      ? await this.repository.file(tx, author, row, values.categoryId)
      : await this.repository.updateIn(tx, author, row, values);
    if (!saved) return undefined;
    tx.afterCommit(() => this.activities.announce(saved.change_id));
    await this.followers.tell(tx, { savedBy: author.userId, page: saved, followers: row.followers });
    return presentPage({ ...saved, content: isSameVersion ? row.content : values.content });
  }

  private async writeHeld(tx: Tx, pageId: number, saving: Saving): Promise<Page> {
    const row = await this.repository.lock(tx, saving.author.userId, pageId);
    const page = row && (await this.write(tx, row, saving));
    if (!page) throw new Refusal('page_not_found');
    return page;
  }
}

/** The values to save. Refuses a change of a version that is no longer current. */
async function plan(row: PageRow, { change, content }: Saving) {
  if (change.version !== undefined && change.version !== row.version)
    throw new Refusal('page_changed', { body: { page: presentPage(row) } });
  const values = await changedValues(row, change, content);
  return { values, isSameVersion: hasSameVersion(row, values) };
}

const contentOf = async ({ content }: PageChange, known?: string): Promise<string | undefined> =>
  content === undefined ? undefined : cleanContent(content, known);

/** Who saves what, with its content as it is kept. */
interface Saving {
  author: CurrentUser;
  change: PageChange;
  content: string | undefined;
}
