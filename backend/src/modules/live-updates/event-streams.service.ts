import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Channels } from '../../platform/database';
import { Refusal } from '../../platform/http';
import { Tokens } from '../../platform/tokens';
import { Settings } from '../../settings';
import { EventStream } from './event-stream';
import { VisibleChangeRepository, type VisibleChangeRow } from './visible-change.repository';
import { replayPosition } from './replay-position';
import { DeliveredChanges } from './delivered-changes';

/** Changes are batched for this time. */
const BATCH_WINDOW_MS = 50;
const HEARTBEAT_MS = 25_000;
const MAX_STREAMS_PER_USER = 20;
/** A client that missed more refetches everything. */
const MAX_REPLAYED_CHANGES = 500;
/** New clients are sent the changes of the last 30 s, which covers page load and long transactions. */
const REPLAY_WINDOW_MS = 30_000;
/** Delay before a client reconnects, with jitter. */
const RECONNECT_MS = { min: 500, spread: 2000 };

export interface Client {
  sessionId: number;
  userId: number;
  tab?: string;
  /** The id of the last event that the client received (`Last-Event-ID`). */
  after?: string;
}

/** Sends changes to the tabs connected to this process, whichever process wrote them. */
@Injectable()
export class EventStreams implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly streams = new Set<EventStream>();
  private readonly delivered = new DeliveredChanges();
  private pendingIds = new Set<string>();
  private batchTimer: NodeJS.Timeout | undefined;
  private heartbeatTimer: NodeJS.Timeout | undefined;
  private stopListening: () => void = () => undefined;
  private isClosing = false;

  constructor(
    private readonly channels: Channels,
    private readonly repository: VisibleChangeRepository,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly tokens: Tokens,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.settings.role === 'worker') return;
    this.stopListening = await this.channels.listen('changes', (ids) => this.onNotify(ids));
    this.heartbeatTimer = setInterval(() => void this.sendHeartbeats(), HEARTBEAT_MS).unref();
  }

  beforeApplicationShutdown(): void {
    this.isClosing = true;
    this.stopListening();
    clearInterval(this.heartbeatTimer);
    clearTimeout(this.batchTimer);
    this.endAll();
  }

  /** Registers the stream first, then replays the changes it missed, so that none is lost in between. */
  async open({ sessionId, userId, tab, after }: Client): Promise<EventStream> {
    if (this.isClosing) throw new Refusal('not_ready');
    const own = [...this.streams].filter((each) => each.userId === userId);
    if (own.length >= MAX_STREAMS_PER_USER) throw new Refusal('too_many');
    const stream = new EventStream(sessionId, userId, tab);
    this.streams.add(stream);
    stream.onClose(() => this.streams.delete(stream));
    stream.open(RECONNECT_MS.min + Math.round(this.tokens.fraction() * RECONNECT_MS.spread));
    await this.replay(stream, after).catch((error: unknown) => {
      this.streams.delete(stream);
      throw error;
    });
    return stream;
  }

  /** The sessions whose tabs are connected to this process. */
  get sessionIds(): number[] {
    return [...new Set([...this.streams].map(({ sessionId }) => sessionId))];
  }

  /** Sends an event that is never replayed to all tabs of these sessions. */
  signal(sessionIds: readonly number[], event: 'writing', data: object): void {
    for (const stream of this.streams) if (sessionIds.includes(stream.sessionId)) stream.signal(event, data);
  }

  private async replay(stream: EventStream, after: string | undefined): Promise<void> {
    const { last, isLost } = replayPosition(await this.repository.position(), after);
    const rows = await this.findMissed(stream.sessionId, isLost ? last : after);
    if (rows.length === 0) return stream.end();
    if (isLost || rows.length === MAX_REPLAYED_CHANGES) return stream.mark('reset', last);
    sendOthers(stream, rows);
    stream.mark('ready', last);
  }

  private findMissed(sessionId: number, after: string | undefined): Promise<VisibleChangeRow[]> {
    const now = this.clock.now();
    const options = { now, max: MAX_REPLAYED_CHANGES };
    if (after !== undefined) return this.repository.findSince(sessionId, after, options);
    return this.repository.findRecent(sessionId, new Date(now.getTime() - REPLAY_WINDOW_MS), options);
  }

  /**
   * Handles a NOTIFY with ids of changes. An empty payload means that notifications may be lost: all clients reconnect with
   * their last event id.
   */
  private onNotify(payload: string): void {
    if (payload === '') return this.endAll();
    const ids = payload.split(',');
    this.delivered.add(ids);
    if (this.streams.size === 0) return;
    for (const id of ids) this.pendingIds.add(id);
    this.batchTimer ??= setTimeout(() => void this.sendPending(), BATCH_WINDOW_MS);
  }

  private async sendPending(): Promise<void> {
    const ids = [...this.pendingIds];
    this.pendingIds = new Set();
    await this.sendByIds(ids);
    this.batchTimer =
      this.pendingIds.size > 0 ? setTimeout(() => void this.sendPending(), BATCH_WINDOW_MS) : undefined;
  }

  /** Queries once for all streams which of the changes each may see. A session without a row has ended. */
  private async sendByIds(ids: readonly string[]): Promise<void> {
    const streams = [...this.streams];
    try {
      const changes = bySession(await this.repository.findVisible(this.sessionIds, ids, this.clock.now()));
      for (const stream of streams) {
        const rows = changes.get(stream.sessionId);
        if (rows) sendOthers(stream, rows);
        else stream.end();
      }
    } catch {
      for (const stream of streams) stream.end();
    }
  }

  /** Sends heartbeats, and changes whose writer died before its NOTIFY. */
  private async sendHeartbeats(): Promise<void> {
    this.delivered.evict();
    if (this.streams.size === 0) return;
    for (const stream of this.streams) stream.sendHeartbeat();
    const since = new Date(this.clock.now().getTime() - HEARTBEAT_MS);
    const recent = await this.repository.findIdsSince(since).catch(() => []);
    await this.sendByIds(this.delivered.takeUndelivered(recent));
  }

  private endAll(): void {
    for (const stream of this.streams) stream.end();
  }
}

function bySession(rows: readonly VisibleChangeRow[]): Map<number, VisibleChangeRow[]> {
  const found = new Map<number, VisibleChangeRow[]>();
  for (const row of rows) found.set(row.session_id, [...(found.get(row.session_id) ?? []), row]);
  return found;
}

/** Skips changes that the tab made itself. */
function sendOthers(stream: EventStream, rows: readonly VisibleChangeRow[]): void {
  for (const { id, what, team_id: teamId, target_id: targetId, content_kind: kind, tab } of rows) {
    if (id === null || (tab !== null && tab === stream.tab)) continue;
    stream.send(id, { what, teamId, id: targetId, ...(kind && { kind }) });
  }
}
