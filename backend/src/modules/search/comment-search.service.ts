import type { SearchQuestion } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { CommentSearchRepository, type FoundCommentRow } from './comment-search.repository';
import type { SearchScope } from './search-scope.repository';

/** Up to this number, all comments are scanned. Words too short for a trigram are found among so many of the newest only. */
export const SCAN_COMMENTS = 20_000;
/** The newest comments are scanned first, which contain common words. */
const SCAN_NEWEST = 1000;
const TRIGRAM_CHARS = 3;

interface CommentSearchOptions {
  question: SearchQuestion;
  limit: number;
}

/** Finds comments: those with the phrase first, then the newest. */
@Injectable()
export class CommentSearch {
  constructor(private readonly repository: CommentSearchRepository) {}

  /** Selects the fastest way to find comments. */
  async find(scope: SearchScope, search: CommentSearchOptions): Promise<FoundCommentRow[]> {
    const { question, limit } = search;
    const near = await this.repository.scanNewest(scope, { ...search, scanned: SCAN_NEWEST });
    if (near.length < limit) return this.findAll(scope, search);
    const { phrase } = question;
    if (phrase === null || near.every((row) => row.has_phrase)) return near;
    const asked = { words: [phrase], phrase };
    return bestOf([...(await this.findAll(scope, { question: asked, limit })), ...near], limit);
  }

  private findAll(scope: SearchScope, search: CommentSearchOptions): Promise<FoundCommentRow[]> {
    const [longest = ''] = search.question.words;
    const isShort = [...longest].length < TRIGRAM_CHARS;
    // The index is slow with words that are common in all teams, as most phrases contain.
    const isScanned = search.question.phrase !== null && scope.counts.comment < SCAN_COMMENTS;
    return isShort || isScanned
      ? this.repository.scanNewest(scope, { ...search, scanned: SCAN_COMMENTS })
      : this.repository.findByWords(scope, search);
  }
}

/** Returns each comment once, in the order of the statements. */
function bestOf(rows: readonly FoundCommentRow[], limit: number): FoundCommentRow[] {
  const distinct = [...new Map(rows.map((row) => [row.id, row])).values()];
  return distinct
    .sort((one, other) => Number(other.has_phrase) - Number(one.has_phrase) || other.id - one.id)
    .slice(0, limit);
}
