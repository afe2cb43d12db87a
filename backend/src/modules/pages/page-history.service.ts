import { canSeeHistory, limits, type Page, type PageVersion, type PageVersions } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Refusal, type Actor } from '../../platform/http';
import { Access } from '../access';
import { PageHistoryRepository, type VersionHeadRow, type VersionRow } from './page-history.repository';
import { Pages } from './pages.service';

/** Every saved state of a page, for its editors. */
@Injectable()
export class PageHistory {
  constructor(
    private readonly access: Access,
    private readonly repository: PageHistoryRepository,
    private readonly pages: Pages,
  ) {}

  async list(actor: Actor, pageId: number, before: number | null): Promise<PageVersions> {
    await this.access.toPage(actor, pageId, canSeeHistory);
    const rows = await this.repository.findHeads(pageId, before, limits.versionsPerCall + 1);
    const shown = rows.slice(0, limits.versionsPerCall);
    const last = rows.length > shown.length ? shown.at(-1) : undefined;
    return { versions: shown.map(presentHead), nextBefore: last?.version ?? null };
  }

  async read(actor: Actor, pageId: number, version: number): Promise<PageVersion> {
    await this.access.toPage(actor, pageId, canSeeHistory);
    const row = await this.find(pageId, version);
    return { ...presentHead(row), content: row.content, tags: row.tags };
  }

  /** A restored state is saved anew: nothing after it is lost. */
  async restore(actor: Actor, pageId: number, version: number): Promise<Page> {
    await this.access.toPage(actor, pageId, canSeeHistory);
    const { title, content, tags } = await this.find(pageId, version);
    return this.pages.changeHeld(actor, pageId, { title, content, tags });
  }

  private async find(pageId: number, version: number): Promise<VersionRow> {
    const row = await this.repository.find(pageId, version);
    if (!row) throw new Refusal('version_not_found');
    return row;
  }
}

const presentHead = ({ version, title, username, saved_at }: VersionHeadRow) => ({
  version,
  title,
  savedBy: username === null ? null : { username },
  savedAt: saved_at.toISOString(),
});
