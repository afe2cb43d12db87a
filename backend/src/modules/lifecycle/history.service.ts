import {
  canSeeHistory,
  limits,
  type SavedVersion,
  type Sitting,
  type Sittings,
  type VersionsQuery,
  type WordChange,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Access, withTitles } from '../access';
import type { ContentRef } from './content-kinds';
import {
  HistoryRepository,
  type SittingRow,
  type VersionHeadRow,
  type VersionRow,
} from './history.repository';
import { sittingWords } from './sitting-words';

/** The version history of pages and plays, for their editors. */
@Injectable()
export class History {
  constructor(
    private readonly access: Access,
    private readonly repository: HistoryRepository,
  ) {}

  async list(
    actor: CurrentUser,
    content: ContentRef,
    query: VersionsQuery,
  ): Promise<{ versions: VersionHeadRow[]; nextBefore: number | null }> {
    await this.access.toContent(actor, content, canSeeHistory);
    const { before = null, from = 1, view } = query;
    const range = { before, from, limit: limits.versionsPerCall + 1 };
    const rows = await (view
      ? this.repository.findVisibleHeads(content, range)
      : this.repository.findHeads(content, range));
    const versions = rows.slice(0, limits.versionsPerCall);
    const last = rows.length > versions.length ? versions.at(-1) : undefined;
    return { versions, nextBefore: last?.version ?? null };
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
    const versions = shown.flatMap(({ base_version, last_version }) =>
      [base_version ?? [], last_version].flat(),
    );
    const texts = await this.repository.findTexts(
      content,
      [...new Set(versions)],
      limits.countedContentBytes,
    );
    const words = await sittingWords(shown, texts);
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
}

/** Returns the fields that versions of every kind have. */
export const presentSavedVersion = ({ version, username, saved_at }: VersionHeadRow): SavedVersion => ({
  version,
  savedBy: username === null ? null : { username },
  savedAt: saved_at.toISOString(),
});

const presentSitting = (row: SittingRow, words: WordChange | null): Sitting => ({
  firstVersion: row.first_version,
  lastVersion: row.last_version,
  baseVersion: row.base_version,
  saves: row.saves,
  savedBy: row.username === null ? null : { username: row.username },
  firstSavedAt: row.first_saved_at.toISOString(),
  lastSavedAt: row.last_saved_at.toISOString(),
  words,
});
