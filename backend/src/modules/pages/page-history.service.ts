import {
  canSeeHistory,
  limits,
  type Page,
  type PageSitting,
  type PageSittings,
  type PageVersion,
  type PageVersions,
  type VersionsQuery,
  type WordChange,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Access } from '../access';
import {
  PageHistoryRepository,
  type SittingRow,
  type VersionHeadRow,
  type VersionRow,
} from './page-history.repository';
import { Pages } from './pages.service';
import { sittingWords } from './sitting-words';

/** The version history of a page, for its editors. */
@Injectable()
export class PageHistory {
  constructor(
    private readonly access: Access,
    private readonly repository: PageHistoryRepository,
    private readonly pages: Pages,
  ) {}

  async list(actor: CurrentUser, pageId: number, query: VersionsQuery): Promise<PageVersions> {
    await this.access.toPage(actor, pageId, canSeeHistory);
    const { before = null, from = 1, view } = query;
    const range = { before, from, limit: limits.versionsPerCall + 1 };
    const rows = await (view
      ? this.repository.findVisibleHeads(pageId, range)
      : this.repository.findHeads(pageId, range));
    const shown = rows.slice(0, limits.versionsPerCall);
    const last = rows.length > shown.length ? shown.at(-1) : undefined;
    return { versions: shown.map(presentHead), nextBefore: last?.version ?? null };
  }

  /** Returns one batch of sittings. The cursor is the first version of a sitting, so that no sitting is split. */
  async sittings(actor: CurrentUser, pageId: number, before: number | null): Promise<PageSittings> {
    await this.access.toPage(actor, pageId, canSeeHistory);
    const rows = await this.repository.findSittings(pageId, {
      before,
      pauseSeconds: limits.sittingPauseMs / 1000,
      limit: limits.sittingsPerCall + 1,
    });
    const shown = rows.slice(0, limits.sittingsPerCall);
    const versions = shown.flatMap(({ base_version, last_version }) =>
      [base_version ?? [], last_version].flat(),
    );
    const texts = await this.repository.findTexts(pageId, [...new Set(versions)], limits.countedContentBytes);
    const words = await sittingWords(shown, texts);
    const last = rows.length > shown.length ? shown.at(-1) : undefined;
    return {
      sittings: shown.map((row, at) => presentSitting(row, words[at] ?? null)),
      nextBefore: last?.first_version ?? null,
    };
  }

  async read(actor: CurrentUser, pageId: number, version: number): Promise<PageVersion> {
    await this.access.toPage(actor, pageId, canSeeHistory);
    const row = await this.find(pageId, version);
    return { ...presentHead(row), content: row.content, tags: row.tags };
  }

  /** Restores a version by saving it as a new one; later versions remain. */
  async restore(actor: CurrentUser, pageId: number, version: number): Promise<Page> {
    await this.access.toPage(actor, pageId, canSeeHistory);
    const { title, content, tags } = await this.find(pageId, version);
    return this.pages.changeLocked(actor, pageId, { title, content, tags });
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

const presentSitting = (row: SittingRow, words: WordChange | null): PageSitting => ({
  firstVersion: row.first_version,
  lastVersion: row.last_version,
  baseVersion: row.base_version,
  saves: row.saves,
  savedBy: row.username === null ? null : { username: row.username },
  firstSavedAt: row.first_saved_at.toISOString(),
  lastSavedAt: row.last_saved_at.toISOString(),
  words,
});
