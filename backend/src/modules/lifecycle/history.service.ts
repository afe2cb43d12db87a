import {
  canSeeHistory,
  limits,
  type Sittings,
  type VersionsQuery,
  type WordChange,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Access, withTitles } from '../access';
import type { ContentRef } from './content-kinds';
import { countWords, type ComparedVersions } from './count-words';
import { presentSitting } from './history.presenter';
import { HistoryRepository, type VersionHeadRow, type VersionRow } from './history.repository';

interface ListedVersion extends VersionHeadRow {
  /** Undefined if they were not counted. */
  words?: WordChange | null;
}

/** The version history of pages and plays, for their editors. */
@Injectable()
export class History {
  constructor(
    private readonly access: Access,
    private readonly repository: HistoryRepository,
  ) {}

  /** Counts the words of each save in lists of changes only. */
  async list(
    actor: CurrentUser,
    content: ContentRef,
    query: VersionsQuery,
  ): Promise<{ versions: ListedVersion[]; nextBefore: number | null }> {
    await this.access.toContent(actor, content, canSeeHistory);
    const { before = null, from = 1, view } = query;
    const range = { before, from, limit: limits.versionsPerCall + 1 };
    const rows = await (view
      ? this.repository.findVisibleHeads(content, range)
      : this.repository.findHeads(content, range));
    const versions = rows.slice(0, limits.versionsPerCall);
    const nextBefore = (rows.length > versions.length && versions.at(-1)?.version) || null;
    if (!view) return { versions, nextBefore };
    const words = await this.count(
      content,
      versions.map(({ version }) => ({ base_version: version - 1 || null, last_version: version })),
    );
    return { versions: versions.map((row, at) => ({ ...row, words: words[at] })), nextBefore };
  }

  /** Returns one batch of sittings. The cursor is the first version of a sitting, so that no sitting is split. */
  async sittings(actor: CurrentUser, content: ContentRef, before: number | null): Promise<Sittings> {
    await this.access.toContent(actor, content, canSeeHistory);
    const rows = await this.repository.findSittings(content, {
      before,
      pauseSeconds: limits.sittingPauseMs / 1000,
      limit: limits.sittingsPerCall + 1,
    });
    const shown = rows.slice(0, limits.sittingsPerCall);
    const words = await this.count(content, shown);
    const last = rows.length > shown.length ? shown.at(-1) : undefined;
    return {
      sittings: shown.map((row, at) => presentSitting(row, words[at] ?? null)),
      nextBefore: last?.first_version ?? null,
    };
  }

  async read<Row extends VersionRow>(actor: CurrentUser, content: ContentRef, version: number): Promise<Row> {
    await this.access.toContent(actor, content, canSeeHistory);
    const row = await this.repository.find<Row>(actor.userId, content, version);
    if (!row) throw new Refusal('version_not_found');
    return { ...row, content: withTitles(row.content, row.mentions) };
  }

  private async count(
    content: ContentRef,
    compared: readonly ComparedVersions[],
  ): Promise<(WordChange | null)[]> {
    const versions = compared.flatMap(({ base_version: base, last_version: last }) =>
      [base ?? [], last].flat(),
    );
    const distinct = [...new Set(versions)];
    const texts = await this.repository.findTexts(content, distinct, limits.countedContentBytes);
    return countWords(compared, texts);
  }
}
