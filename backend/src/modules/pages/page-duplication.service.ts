import { canDuplicatePages, copyPrefix, titleOfCopy, type Duplication, type Page } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Access } from '../access';
import { Activities } from '../activities';
import { PageListRepository } from './page-list.repository';
import { pageValues } from './page-values';
import { presentPage } from './page.presenter';
import { PageRepository } from './page.repository';
import type { FoundPageToChange } from './pages.service';

/**
 * Copies a page within its team. Pictures and files belong to the library of the team and are linked by address, so the copy shows them
 * after the original is deleted. Comments, stars, views and history stay with the original.
 */
@Injectable()
export class PageDuplication {
  constructor(
    private readonly access: Access,
    private readonly repository: PageRepository,
    private readonly lists: PageListRepository,
    private readonly activities: Activities,
  ) {}

  async duplicate(
    actor: CurrentUser,
    found: FoundPageToChange,
    { draft = false }: Duplication,
  ): Promise<Page> {
    const rule = { policy: canDuplicatePages, subject: undefined, notFound: 'page_not_found' } as const;
    const { row: original, teamId } = this.access.authorize(actor, found, rule);
    const title = titleOfCopy(original.title, await this.lists.findTitles(teamId, copyPrefix));
    const { content, tags, category_id: categoryId } = original;
    const values = await pageValues({ title, tags, categoryId }, content);
    const isDraft = draft || original.published_at === null;
    const row = await this.repository.insert(actor, teamId, { ...values, isDraft });
    // Its category was deleted after the original was read: the next attempt finds the one above.
    if (!row) throw new Refusal('conflict');
    this.activities.announce(row.change_id);
    return presentPage({ ...row, content });
  }
}
