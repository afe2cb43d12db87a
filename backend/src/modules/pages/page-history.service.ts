import type { Page, PageVersion, PageVersions, VersionsQuery } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../platform/http';
import { History, presentSavedVersion } from '../lifecycle';
import { Pages } from './pages.service';

/** Reads and restores versions of pages. */
@Injectable()
export class PageHistory {
  constructor(
    private readonly history: History,
    private readonly pages: Pages,
  ) {}

  async list(actor: CurrentUser, id: number, query: VersionsQuery): Promise<PageVersions> {
    const { versions, nextBefore } = await this.history.list(actor, { kind: 'page', id }, query);
    return {
      versions: versions.map((row) => ({ ...presentSavedVersion(row), title: row.title })),
      nextBefore,
    };
  }

  async read(actor: CurrentUser, id: number, version: number): Promise<PageVersion> {
    const row = await this.history.read(actor, { kind: 'page', id }, version);
    const { title, content, tags } = row;
    return { ...presentSavedVersion(row), title, content, tags };
  }

  /** Restores a version by saving it as a new one; later versions remain. */
  async restore(actor: CurrentUser, id: number, version: number): Promise<Page> {
    const { title, content, tags } = await this.history.read(actor, { kind: 'page', id }, version);
    return this.pages.changeLocked(actor, id, { title, content, tags, restoredFrom: version });
  }
}
