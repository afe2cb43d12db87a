import { Injectable } from '@nestjs/common';
import { FoundPageRepository, type FoundPageRow } from './found-page.repository';
import { Haystacks } from './haystacks.service';

/** Up to this number, all pages are scanned: no index finds matches faster. */
const few = 3000;
/** Beyond it, the newest pages are scanned first, which contain common terms. */
const newest = 1000;
/** Shorter terms have no trigram to look up in the index of titles. */
const trigram = 3;

/** Selects the fastest way to find pages. All ways return matches in titles first, then the newest. */
@Injectable()
export class PageSearch {
  constructor(
    private readonly repository: FoundPageRepository,
    private readonly haystacks: Haystacks,
  ) {}

  async find(userId: number, words: string, most: number): Promise<FoundPageRow[]> {
    await this.haystacks.catchUp();
    const { teams, pages } = await this.repository.scopeOf(userId, few);
    if (pages < few) return this.repository.findAmongAll(teams, words, most);
    const near = await this.repository.findAmongNewest(teams, words, { most, pages: newest });
    const isFull = near.length === most;
    if (isFull && near.every((row) => row.in_title)) return near;
    if (!isFull) return this.repository.findByWords(teams, words, most);
    if (longestRun(words) < trigram) return near;
    const titles = await this.repository.findByTitle(teams, words, most);
    return [...titles, ...near.filter((row) => !row.in_title)].slice(0, most);
  }
}

/** Returns the length of the longest run of letters and digits, of which trigrams are made. */
const longestRun = (words: string) =>
  Math.max(...words.split(/[^\p{L}\p{N}]+/u).map((word) => [...word].length));
