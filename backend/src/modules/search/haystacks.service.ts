import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database';
import { plainText } from '../../platform/html';
import { HaystackRepository, type UnreadPageRow } from './haystack.repository';

/** Saves of a page in the batch wait for some milliseconds. */
const atOnce = 20;

/**
 * The search index of pages. Saves do not update it, because a page being written is saved every few seconds; the next
 * search or job does.
 */
@Injectable()
export class Haystacks {
  private underWay: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly repository: HaystackRepository,
  ) {}

  /** Indexes all pages saved before the call. Concurrent calls share one run. */
  catchUp(): Promise<void> {
    this.next ??= this.underWay.then(() => {
      this.next = undefined;
      const reading = this.readUnread();
      this.underWay = reading.catch(() => undefined);
      return reading;
    });
    return this.next;
  }

  private async readUnread(after = 0): Promise<void> {
    const pages = await this.repository.findUnread(after, atOnce);
    const last = pages.at(-1);
    if (!last) return;
    const read = await Promise.all(pages.map(readPage));
    await this.database.transaction((tx) => this.repository.takeIn(tx, read));
    if (pages.length === atOnce) await this.readUnread(last.id);
  }
}

async function readPage({ id, version, title, content }: UnreadPageRow) {
  return { id, version, title, words: `${title}\n${await plainText(content)}` };
}
