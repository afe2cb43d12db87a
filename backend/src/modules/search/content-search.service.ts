import { Injectable } from '@nestjs/common';
import { ContentSearchRepository, type ContentHit, type SearchScope } from './content-search.repository';
import { SearchIndex } from './search-index.service';
import type { SearchedKind } from './searched-tables';

/** Up to this number, all pages or plays are scanned: no index finds matches faster. */
const SCAN_ALL = 3000;
/** Beyond it, the newest are scanned first, which contain common terms. */
const SCAN_NEWEST = 1000;
/** Shorter terms have no trigram to look up in the index of titles. */
const TRIGRAM_CHARS = 3;

/** Finds pages and plays: matches in titles first, then the newest. */
@Injectable()
export class ContentSearch {
  constructor(
    private readonly repository: ContentSearchRepository,
    private readonly searchIndex: SearchIndex,
  ) {}

  /** Returns at most `limits` hits of each kind. */
  async find(
    userId: number,
    words: string,
    limits: Record<SearchedKind, number>,
  ): Promise<Record<SearchedKind, ContentHit[]>> {
    await this.searchIndex.refresh();
    const scope = await this.repository.scopeOf(userId, SCAN_ALL);
    const [page, play] = await Promise.all(
      (['page', 'play'] as const).map((kind) => this.findOf(kind, scope, { words, limit: limits[kind] })),
    );
    return { page: page ?? [], play: play ?? [] };
  }

  /** Selects the fastest way to find pages or plays. */
  private async findOf(
    kind: SearchedKind,
    scope: SearchScope,
    question: { words: string; limit: number },
  ): Promise<ContentHit[]> {
    const { words, limit } = question;
    if (scope.counts[kind] < SCAN_ALL) return this.repository.scanAll(kind, scope, question);
    const near = await this.repository.scanNewest(kind, scope, { ...question, scanned: SCAN_NEWEST });
    const isFull = near.length === limit;
    if (isFull && near.every((row) => row.in_title)) return near;
    if (!isFull) return this.repository.findByTerms(kind, scope, question);
    if (longestRun(words) < TRIGRAM_CHARS) return near;
    const titles = await this.repository.findByTitle(kind, scope, question);
    return [...titles, ...near.filter((row) => !row.in_title)].slice(0, limit);
  }
}

/** Returns the length of the longest run of letters and digits, of which trigrams are made. */
const longestRun = (words: string) =>
  Math.max(...words.split(/[^\p{L}\p{N}]+/u).map((word) => [...word].length));
