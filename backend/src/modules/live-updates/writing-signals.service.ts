import { canEditPages, canEditPlays, type ContentKind, type WritingSignal } from '@touchline/contract';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Channels } from '../../platform/database';
import type { CurrentUser } from '../../platform/http';
import { Settings } from '../../settings';
import { Access } from '../access';
import { EventStreams } from './event-streams.service';
import { WritingSignalRepository, type WritingRef } from './writing-signal.repository';

const policies = { page: canEditPages, play: canEditPlays };

/** Tells editors who else writes in a page or play of their team. A signal passes through NOTIFY to every web process and is stored nowhere. */
@Injectable()
export class WritingSignals implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private stopListening: () => void = () => undefined;

  constructor(
    private readonly access: Access,
    private readonly channels: Channels,
    private readonly streams: EventStreams,
    private readonly repository: WritingSignalRepository,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.settings.role === 'worker') return;
    this.stopListening = await this.channels.listen('writing', (payload) => void this.deliver(payload));
  }

  beforeApplicationShutdown(): void {
    this.stopListening();
  }

  async announce(user: CurrentUser, content: { kind: ContentKind; id: number }): Promise<void> {
    await this.access.toContent(user, content, policies[content.kind]);
    await this.repository.notify({ ...content, userId: user.userId });
  }

  /** Sends a signal to the tabs of this process that may see it. A lost one is replaced by the author's next. */
  private async deliver(payload: string): Promise<void> {
    const sessionIds = this.streams.sessionIds;
    if (payload === '' || sessionIds.length === 0) return;
    const writing = JSON.parse(payload) as WritingRef;
    const rows = await this.repository.findRecipients(writing, sessionIds, this.clock.now()).catch(() => []);
    const [author] = rows;
    if (!author) return;
    const { kind, id, userId } = writing;
    const user = { id: userId, displayName: author.display_name, avatar: author.avatar };
    const signal: WritingSignal = { kind, id, user };
    this.streams.signal(
      rows.map((row) => row.session_id),
      'writing',
      signal,
    );
  }
}
