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
import { PageRepository, type FollowedPageRow, type PageToChangeRow } from './page.repository';

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
    return this.database.transaction(async (tx) => {
      await this.categories.expectIn(tx, teamId, page.categoryId);
      const row = await this.repository.insert(tx, actor, teamId, values);
      if (!row) throw new Refusal('page_not_found');
      this.activities.recorded(tx, row.change_id);
      return presentPage({ ...row, content: values.content });
    });
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
    const saved = await this.database.transaction((tx) => this.write(tx, row, saving));
    return saved ?? this.database.transaction((tx) => this.writeHeld(tx, row.id, saving));
  }

  /** For who was let in before. */
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

  /** Answers nothing where the page is no longer what `row` says. */
  private async write(
    tx: Tx,
    row: FollowedPageRow,
    { author, change, content }: Saving,
  ): Promise<Page | undefined> {
    const page = presentPage(row);
    if (change.version !== undefined && change.version !== row.version)
      throw new Refusal('page_changed', { body: { page } });
    const values = await changedValues(row, change, content);
    const isSameVersion = hasSameVersion(row, values);
    if (isSameVersion && row.category_id === values.categoryId) return page;
    await this.categories.expectIn(tx, row.team_id, change.categoryId);
    const saved = isSameVersion
      ? await this.repository.file(tx, author, row, values.categoryId)
      : await this.repository.update(tx, author, row, values);
    if (!saved) return undefined;
    this.activities.recorded(tx, saved.change_id);
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

const contentOf = async ({ content }: PageChange, known?: string): Promise<string | undefined> =>
  content === undefined ? undefined : cleanContent(content, known);

/** Who saves what, with its content as it is kept. */
interface Saving {
  author: CurrentUser;
  change: PageChange;
  content: string | undefined;
}
