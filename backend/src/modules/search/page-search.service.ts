import { Injectable } from '@nestjs/common';
import { PageSearchRepository, type PageHit } from './page-search.repository';
import { SearchIndex } from './search-index.service';

/** Up to this number, all pages are scanned: no index finds matches faster. */
const SCAN_ALL_PAGES = 3000;
/** Beyond it, the newest pages are scanned first, which contain common terms. */
const SCAN_NEWEST_PAGES = 1000;
/** Shorter terms have no trigram to look up in the index of titles. */
const TRIGRAM_CHARS = 3;

/** Selects the fastest way to find pages. All ways return matches in titles first, then the newest. */
@Injectable()
export class PageSearch {
  constructor(
    private readonly repository: PageSearchRepository,
    private readonly searchIndex: SearchIndex,
  ) {}

  async find(userId: number, words: string, limit: number): Promise<PageHit[]> {
    await this.searchIndex.refresh();
    const scope = await this.repository.scopeOf(userId, SCAN_ALL_PAGES);
    if (scope.pages < SCAN_ALL_PAGES) return this.repository.scanAll(scope, words, limit);
    const near = await this.repository.scanNewest(scope, words, { limit, pages: SCAN_NEWEST_PAGES });
    const isFull = near.length === limit;
    if (isFull && near.every((row) => row.in_title)) return near;
    if (!isFull) return this.repository.findByTerms(scope, words, limit);
    if (longestRun(words) < TRIGRAM_CHARS) return near;
    const titles = await this.repository.findByTitle(scope, words, limit);
    return [...titles, ...near.filter((row) => !row.in_title)].slice(0, limit);
  }
}

/** Returns the length of the longest run of letters and digits, of which trigrams are made. */
const longestRun = (words: string) =>
  Math.max(...words.split(/[^\p{L}\p{N}]+/u).map((word) => [...word].length));
