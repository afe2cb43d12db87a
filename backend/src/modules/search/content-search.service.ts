import type { SearchQuestion } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { ContentSearchRepository, type ContentHit } from './content-search.repository';
import { SearchIndex } from './search-index.service';
import type { SearchScope } from './search-scope.repository';
import type { SearchedKind } from './searched-tables';

/** Up to this number, all pages or plays are scanned: no index finds matches faster. */
export const SCAN_ALL = 3000;
/** Beyond it, the newest are scanned first, which contain common terms. */
const SCAN_NEWEST = 1000;
/** Shorter terms have no trigram to look up in the index of titles. */
const TRIGRAM_CHARS = 3;

interface KindSearch {
  question: SearchQuestion;
  limit: number;
}

/** Finds pages and plays: those with the phrase first, then matches in titles, then the newest. */
@Injectable()
export class ContentSearch {
  constructor(
    private readonly repository: ContentSearchRepository,
    private readonly searchIndex: SearchIndex,
  ) {}

  /** Indexes everything saved before the call. */
  refresh(): Promise<void> {
    return this.searchIndex.refresh();
  }

  /** Until all texts are folded, also finds what an earlier build indexed in lower case. */
  async find(
    kind: SearchedKind,
    scope: SearchScope,
    { text, ...search }: KindSearch & { text: string },
  ): Promise<ContentHit[]> {
    const found = await this.findFastest(kind, scope, search);
    if (!scope.is_partly_folded) return found;
    const others = await this.findFastest(kind, scope, { ...search, question: inLowerCase(text) });
    return bestOf([...found, ...others], search.limit);
  }

  /** Selects the fastest way to find pages or plays. */
  private async findFastest(
    kind: SearchedKind,
    scope: SearchScope,
    search: KindSearch,
  ): Promise<ContentHit[]> {
    const { question, limit } = search;
    if (scope.counts[kind] < SCAN_ALL) return this.repository.scanAll(kind, scope, search);
    const near = await this.repository.scanNewest(kind, scope, { ...search, scanned: SCAN_NEWEST });
    if (near.length < limit) return this.repository.findByTerms(kind, scope, search);
    const { phrase } = question;
    const lacksPhrase = phrase !== null && near.some((row) => !row.has_phrase);
    const lacksTitle = near.some((row) => !row.in_title) && longestRun(question.words) >= TRIGRAM_CHARS;
    const [withPhrase, titles] = await Promise.all([
      lacksPhrase ? this.repository.findPhrase(kind, scope, { phrase, limit }) : [],
      lacksTitle ? this.repository.findByTitle(kind, scope, search) : [],
    ]);
    return bestOf([...withPhrase, ...titles, ...near], limit);
  }
}

/** The question as an earlier build compared it. */
function inLowerCase(text: string): SearchQuestion {
  const phrase = text.replaceAll('\0', '').trim().toLowerCase();
  const words = [...new Set(phrase.split(/\s+/))].sort((one, other) => other.length - one.length);
  return { words, phrase: words.length > 1 ? phrase : null };
}

/** Returns each hit once, in the order of the statements. */
function bestOf(hits: readonly ContentHit[], limit: number): ContentHit[] {
  const distinct = [...new Map(hits.map((hit) => [hit.id, hit])).values()];
  const order = (one: ContentHit, other: ContentHit) =>
    Number(other.has_phrase) - Number(one.has_phrase) ||
    Number(other.in_title) - Number(one.in_title) ||
    other.updated_at.getTime() - one.updated_at.getTime() ||
    other.id - one.id;
  return distinct.sort(order).slice(0, limit);
}

/** Returns the length of the longest run of letters and digits, of which trigrams are made. */
const longestRun = (words: readonly string[]) =>
  Math.max(...words.flatMap((word) => word.split(/[^\p{L}\p{N}]+/u)).map((run) => [...run].length));
