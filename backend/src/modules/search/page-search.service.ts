import { Injectable } from '@nestjs/common';
import { FoundPageRepository, type FoundPageRow } from './found-page.repository';
import { Haystacks } from './haystacks.service';

/** Up to here all pages that somebody sees are read through: no index finds some of them faster. */
const few = 3000;
/** Of more, so many of the newest are read first: what is common is among them. */
const newest = 1000;
/** Shorter words have no trigram that the index of titles could look up. */
const trigram = 3;

/** How to find pages fast: whatever the way, titles come first and the newest first. */
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

/** The most letters and figures in a row: trigrams are made of nothing else. */
const longestRun = (words: string) =>
  Math.max(...words.split(/[^\p{L}\p{N}]+/u).map((word) => [...word].length));
