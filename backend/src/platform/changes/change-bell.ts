import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { ChangeRepository } from './change.repository';

/** Milliseconds in which changes are gathered. */
const gathering = 10;
/** As many numbers as fit into one call. */
const most = 500;

/**
 * Calls out what was written: after it was, as PostgreSQL lets those who call within their transaction commit one after the
 * other only. Who dies before they called is found out by whoever listens (modules/events).
 */
@Injectable()
export class ChangeBell implements BeforeApplicationShutdown {
  private ids: string[] = [];
  private ringing: NodeJS.Timeout | undefined;

  constructor(private readonly repository: ChangeRepository) {}

  async beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.ringing);
    await this.ringAll();
  }

  ring(ids: readonly string[]): void {
    this.ids.push(...ids);
    this.ringing ??= setTimeout(() => void this.ringAll(), gathering);
  }

  private async ringAll(): Promise<void> {
    this.ringing = undefined;
    const ids = this.ids.splice(0);
    for (let at = 0; at < ids.length; at += most) {
      await this.repository.ring(ids.slice(at, at + most)).catch(() => undefined);
    }
  }
}
