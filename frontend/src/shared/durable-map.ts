import { entries, promisifyRequest, setMany, type UseStore } from 'idb-keyval';
import { durableStore } from './durable-store';

/** Timeout after which the browser counts as unable to store. */
const LOAD_TIMEOUT_MS = 1000;

type Change<Value> = readonly [key: string, value: Value | undefined];

interface EarlierEntries<Value> {
  /** Full keys in `localStorage`. */
  keys: string[];
  entries: [string, Value][];
}

export interface DurableMapOptions<Value> {
  /** Name of the IndexedDB database, and of the channel by which tabs synchronise. */
  name: string;
  /** Format of earlier builds in `localStorage`, which is migrated once. */
  localStorage: {
    prefix: string;
    /** Parses an item into entries; `key` is the part after the prefix. */
    read: (key: string, item: string) => [string, Value][];
  };
}

/**
 * Persistent map that survives a killed browser: in memory for synchronous reads, and in IndexedDB, flushed to disk with each write.
 * Other tabs are kept in sync. If the browser refuses to store, entries live as long as the tab.
 */
export class DurableMap<Value> {
  private readonly store: UseStore;
  private readonly listeners = new Set<() => void>();
  private all: ReadonlyMap<string, Value> = new Map();
  /** Keys changed by any tab since this one started: newer than the stored values. */
  private readonly changed = new Set<string>();
  /** Changes that wait for the running write. */
  private unwritten = new Map<string, Value | undefined>();
  private writing: Promise<void> | undefined;
  private loading: Promise<void> | undefined;
  private channel: BroadcastChannel | undefined;

  constructor(private readonly options: DurableMapOptions<Value>) {
    this.store = durableStore(options.name, 'entries');
  }

  /** Reads stored entries; until then the map holds only what was set in this tab. Never rejects. */
  load(): Promise<void> {
    if (import.meta.env.SSR) return Promise.resolve();
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, LOAD_TIMEOUT_MS));
    return (this.loading ??= Promise.race([this.read().catch(() => undefined), timeout]));
  }

  /** Returns the same map until an entry changes. */
  readonly snapshot = (): ReadonlyMap<string, Value> => this.all;

  readonly subscribe = (listener: () => void): (() => void) => {
    void this.load();
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get(key: string): Value | undefined {
    return this.all.get(key);
  }

  /** Resolves when the entry is on disk, or the browser has refused to store it; `undefined` removes the entry. */
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

  /** Returns the entries of earlier builds, without the keys that have changed since this tab started. */
  private readLocalStorage(): EarlierEntries<Value> {
    const { prefix, read } = this.options.localStorage;
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    const all = keys.flatMap((key) => read(key.slice(prefix.length), localStorage.getItem(key) ?? ''));
    return { keys, entries: all.filter(([key]) => !this.changed.has(key)) };
  }

  /** Rejects, and leaves `localStorage` as it is, if IndexedDB refuses to store. */
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
