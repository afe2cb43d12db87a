import { entries, promisifyRequest, setMany, type UseStore } from 'idb-keyval';
import { durableStore } from './durable-store';

/** A browser that does not answer by then is taken for one that keeps nothing. */
const LOAD_TIMEOUT_MS = 1000;

type Change<Value> = readonly [key: string, value: Value | undefined];

interface EarlierEntries<Value> {
  /** The whole keys in `localStorage`. */
  keys: string[];
  entries: [string, Value][];
}

export interface DurableMapOptions<Value> {
  /** The name of its database, and of the channel on which tabs tell each other what they wrote. */
  name: string;
  /** What earlier builds kept in `localStorage`: it is moved here, once. */
  localStorage: {
    prefix: string;
    /** Turns an item into entries; `key` is what follows the prefix. */
    read: (key: string, item: string) => [string, Value][];
  };
}

/**
 * A map in this browser that survives a killed browser: in memory, so that reads are synchronous, and in IndexedDB, flushed to
 * disk with each write. Other tabs follow. Where the browser refuses to keep it, the entries live as long as the tab.
 */
export class DurableMap<Value> {
  private readonly store: UseStore;
  private readonly listeners = new Set<() => void>();
  private all: ReadonlyMap<string, Value> = new Map();
  /** Keys that this tab or another one has changed since this one started: newer than what is read. */
  private readonly changed = new Set<string>();
  /** Changes that wait for the write under way. */
  private unwritten = new Map<string, Value | undefined>();
  private writing: Promise<void> | undefined;
  private loading: Promise<void> | undefined;
  private channel: BroadcastChannel | undefined;

  constructor(private readonly options: DurableMapOptions<Value>) {
    this.store = durableStore(options.name, 'entries');
  }

  /** Reads what is kept; until then the map holds only what was set in this tab. Never rejects. */
  load(): Promise<void> {
    if (import.meta.env.SSR) return Promise.resolve();
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, LOAD_TIMEOUT_MS));
    return (this.loading ??= Promise.race([this.read().catch(() => undefined), timeout]));
  }

  /** Returns the same map until something changes. */
  readonly snapshot = (): ReadonlyMap<string, Value> => this.all;

  readonly subscribe = (listener: () => void): (() => void) => {
    void this.load();
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get(key: string): Value | undefined {
    return this.all.get(key);
  }

  /** Resolves when it is on disk, or when the browser has refused to keep it; `undefined` removes the entry. */
  set(key: string, value: Value | undefined): Promise<void> {
    this.apply([[key, value]]);
    this.unwritten.set(key, value);
    return (this.writing ??= this.write());
  }

  private async read(): Promise<void> {
    this.channel = new BroadcastChannel(this.options.name);
    this.channel.onmessage = ({ data }: MessageEvent<Change<Value>[]>) => this.apply(data);
    const earlier = this.readLocalStorage();
    this.apply(earlier.entries);
    await this.moveFromLocalStorage(earlier).catch(() => undefined);
    const kept = await entries<string, Value>(this.store).catch(() => []);
    this.apply(kept.filter(([key]) => !this.changed.has(key)));
  }

  /** What an earlier build kept, less what this tab has changed since it started. */
  private readLocalStorage(): EarlierEntries<Value> {
    const { prefix, read } = this.options.localStorage;
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    const all = keys.flatMap((key) => read(key.slice(prefix.length), localStorage.getItem(key) ?? ''));
    return { keys, entries: all.filter(([key]) => !this.changed.has(key)) };
  }

  /** Rejects, and leaves all in `localStorage`, where IndexedDB refuses to keep it. */
  private async moveFromLocalStorage(earlier: EarlierEntries<Value>): Promise<void> {
    if (earlier.keys.length === 0) return;
    await setMany(earlier.entries, this.store);
    for (const key of earlier.keys) localStorage.removeItem(key);
  }

  private async write(): Promise<void> {
    while (this.unwritten.size > 0) {
      const changes = [...this.unwritten];
      this.unwritten = new Map();
      await this.store('readwrite', (store) => {
        for (const [key, value] of changes) {
          if (value === undefined) store.delete(key);
          else store.put(value, key);
        }
        return promisifyRequest(store.transaction);
      }).catch(() => undefined);
      this.channel?.postMessage(changes);
    }
    this.writing = undefined;
  }

  private apply(changes: readonly Change<Value>[]): void {
    if (changes.length === 0) return;
    const next = new Map(this.all);
    for (const [key, value] of changes) {
      this.changed.add(key);
      if (value === undefined) next.delete(key);
      else next.set(key, value);
    }
    this.all = next;
    for (const listener of this.listeners) listener();
  }
}
