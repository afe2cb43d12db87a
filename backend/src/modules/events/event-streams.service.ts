import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Channels } from '../../platform/database';
import { Refusal } from '../../platform/http';
import { Settings } from '../../settings';
import { EventStream } from './event-stream';
import { HeardChangeRepository, type HeardRow } from './heard-change.repository';
import { placeOf } from './place';
import { ToldChanges } from './told-changes';

/** Changes are batched for this time. */
const gathering = 50;
const heartbeat = 25_000;
const mostPerPerson = 20;
/** A client that missed more refetches everything. */
const mostMissed = 500;
/** New clients are sent the changes of the last 30 s, which covers page load and long transactions. */
const lately = 30_000;
/** Delay before a client reconnects, with jitter. */
const returning = { least: 500, spread: 2000 };

export interface Listener {
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
  private readonly told = new ToldChanges();
  private rung = new Set<string>();
  private telling: NodeJS.Timeout | undefined;
  private beating: NodeJS.Timeout | undefined;
  private stopListening: () => void = () => undefined;
  private isClosing = false;

  constructor(
    private readonly channels: Channels,
    private readonly repository: HeardChangeRepository,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.settings.role === 'worker') return;
    this.stopListening = await this.channels.listen('changes', (ids) => this.ring(ids));
    this.beating = setInterval(() => void this.beat(), heartbeat).unref();
  }

  beforeApplicationShutdown(): void {
    this.isClosing = true;
    this.stopListening();
    clearInterval(this.beating);
    clearTimeout(this.telling);
    this.endAll();
  }

  /** Registers the stream first, then replays the changes it missed, so that none is lost in between. */
  async open({ sessionId, userId, tab, after }: Listener): Promise<EventStream> {
    if (this.isClosing) throw new Refusal('not_ready');
    const own = [...this.streams].filter((each) => each.userId === userId);
    if (own.length >= mostPerPerson) throw new Refusal('too_many');
    const stream = new EventStream(sessionId, userId, tab);
    this.streams.add(stream);
    stream.onClose(() => this.streams.delete(stream));
    stream.open(returning.least + Math.round(Math.random() * returning.spread));
    await this.catchUp(stream, after).catch((error: unknown) => {
      this.streams.delete(stream);
      throw error;
    });
    return stream;
  }

  private async catchUp(stream: EventStream, after: string | undefined): Promise<void> {
    const { last, isLost } = placeOf(await this.repository.position(), after);
    const rows = await this.missed(stream.sessionId, isLost ? last : after);
    if (rows.length === 0) return stream.end();
    if (isLost || rows.length === mostMissed) return stream.mark('reset', last);
    tell(stream, rows);
    stream.mark('ready', last);
  }

  private missed(sessionId: number, after: string | undefined): Promise<HeardRow[]> {
    const now = this.clock.now();
    const asked = { now, max: mostMissed };
    if (after !== undefined) return this.repository.findSince(sessionId, after, asked);
    return this.repository.findLately(sessionId, new Date(now.getTime() - lately), asked);
  }

  /**
   * Handles a NOTIFY with ids of changes. An empty payload means that notifications may be lost: all clients reconnect with
   * their last event id.
   */
  private ring(payload: string): void {
    if (payload === '') return this.endAll();
    const ids = payload.split(',');
    this.told.add(ids);
    if (this.streams.size === 0) return;
    for (const id of ids) this.rung.add(id);
    this.telling ??= setTimeout(() => void this.tellAll(), gathering);
  }

  private async tellAll(): Promise<void> {
    const ids = [...this.rung];
    this.rung = new Set();
    await this.tellOf(ids);
    this.telling = this.rung.size > 0 ? setTimeout(() => void this.tellAll(), gathering) : undefined;
  }

  /** Queries once for all streams which of the changes each may see. A session without a row has ended. */
  private async tellOf(ids: readonly string[]): Promise<void> {
    const streams = [...this.streams];
    const sessions = [...new Set(streams.map(({ sessionId }) => sessionId))];
    try {
      const heard = bySession(await this.repository.findHeard(sessions, ids, this.clock.now()));
      for (const stream of streams) {
        const rows = heard.get(stream.sessionId);
        if (rows) tell(stream, rows);
        else stream.end();
      }
    } catch {
      for (const stream of streams) stream.end();
    }
  }

  /** Sends heartbeats, and changes whose writer died before its NOTIFY. */
  private async beat(): Promise<void> {
    this.told.forget();
    if (this.streams.size === 0) return;
    for (const stream of this.streams) stream.beat();
    const since = new Date(this.clock.now().getTime() - heartbeat);
    const recent = await this.repository.findIdsSince(since).catch(() => []);
    await this.tellOf(this.told.without(recent));
  }

  private endAll(): void {
    for (const stream of this.streams) stream.end();
  }
}

function bySession(rows: readonly HeardRow[]): Map<number, HeardRow[]> {
  const found = new Map<number, HeardRow[]>();
  for (const row of rows) found.set(row.session_id, [...(found.get(row.session_id) ?? []), row]);
  return found;
}

/** Skips changes that the tab made itself. */
function tell(stream: EventStream, rows: readonly HeardRow[]): void {
  for (const { id, what, team_id: teamId, target_id: targetId, tab } of rows) {
    if (id === null || (tab !== null && tab === stream.tab)) continue;
    stream.tell(id, { what, teamId, id: targetId });
  }
}
