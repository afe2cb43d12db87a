import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { ChangeRepository } from './change.repository';

/** Changes of this time share one notification. */
const BATCH_WINDOW_MS = 10;
/** A NOTIFY payload holds 8,000 bytes. */
const MAX_IDS_PER_NOTIFICATION = 500;

/**
 * Sends NOTIFY after the commit, because NOTIFY inside a transaction serialises commits. If the process dies in between, listeners
 * find the rows in their next poll (modules/live-updates).
 */
@Injectable()
export class ChangeNotifier implements BeforeApplicationShutdown {
  private ids: string[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly repository: ChangeRepository) {}

  async beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    await this.notifyAll();
  }

  notify(ids: readonly string[]): void {
    this.ids.push(...ids);
    this.timer ??= setTimeout(() => void this.notifyAll(), BATCH_WINDOW_MS);
  }

  private async notifyAll(): Promise<void> {
    this.timer = undefined;
    const ids = this.ids.splice(0);
    for (let at = 0; at < ids.length; at += MAX_IDS_PER_NOTIFICATION) {
      await this.repository.notify(ids.slice(at, at + MAX_IDS_PER_NOTIFICATION)).catch(() => undefined);
    }
  }
}
