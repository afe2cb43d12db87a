import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database';
import { plainText } from '../../platform/html';
import { HaystackRepository, type UnreadPageRow } from './haystack.repository';

/** Whoever saves one of them meanwhile waits: some milliseconds. */
const atOnce = 20;

/** The words of pages: a save leaves them to whoever searches next, as a page that is written in is saved every few seconds. */
@Injectable()
export class Haystacks {
  private underWay: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly repository: HaystackRepository,
  ) {}

  /** Takes in all that was saved before; once for all who ask while others are served. */
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
