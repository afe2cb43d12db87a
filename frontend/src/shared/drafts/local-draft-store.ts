import type { ContentKind } from '@touchline/contract';
import { del, getMany, keys, set } from 'idb-keyval';
import type { ContentId } from '../api/content-queries';
import { durableStore } from '../durable-store';
import type { ContentValues } from './draft';

/** Unsaved work, stored in this browser until it is saved on the server. */
export interface LocalDraft {
  values: ContentValues;
  /** Base of the changes. */
  base: ContentValues;
  version: number;
  /** Values of a save that the server has not acknowledged. */
  sent?: ContentValues;
  /** Time of storing, in milliseconds. */
  at: number;
}

/** Key of a draft; two tabs store one draft each. */
export interface DraftKey {
  userId: number;
  kind: ContentKind;
  /** Id of the page or play. */
  id: number;
  tab: string;
}

export interface RecoverableDraft extends LocalDraft {
  key: DraftKey;
}

const store = durableStore('touchline-drafts', 'drafts');

/** Keys of pages have no kind, as in the stores of earlier builds. */
type StoredKey = [number, number, string] | [number, 'play', number, string];

const storageKey = ({ userId, kind, id, tab }: DraftKey): StoredKey =>
  kind === 'page' ? [userId, id, tab] : [userId, kind, id, tab];

function parseKey(key: StoredKey): DraftKey {
  if (key.length === 3) return { userId: key[0], kind: 'page', id: key[1], tab: key[2] };
  return { userId: key[0], kind: key[1], id: key[2], tab: key[3] };
}

export const localDraftStore = {
  save: (key: DraftKey, draft: LocalDraft) => set(storageKey(key), draft, store),
  remove: (key: DraftKey) => del(storageKey(key), store),
  /** Returns the drafts of a page or play from closed tabs, newest first. */
  async findRecoverable(userId: number, { kind, id }: ContentId): Promise<RecoverableDraft[]> {
    const all = (await keys<StoredKey>(store)).map(parseKey);
    const open = await openTabs();
    const draftKeys = all.filter(
      (key) => key.userId === userId && key.kind === kind && key.id === id && !open.has(key.tab),
    );
    const drafts = await getMany<LocalDraft>(draftKeys.map(storageKey), store);
    const found = drafts.flatMap((draft, index) => {
      const key = draftKeys[index];
      return draft && key ? [{ ...draft, key }] : [];
    });
    return found.sort((one, other) => other.at - one.at);
  },
};

const lockOf = (tab: string) => `touchline-draft-${tab}`;

/** Holds a lock that shows other tabs that this one is open; the browser releases it when the tab closes or crashes. */
export function holdTabLock(tab: string, signal: AbortSignal): void {
  const untilClosed = () => new Promise<void>((done) => signal.addEventListener('abort', () => done()));
  // Locks exist only in secure contexts: elsewhere every draft counts as recoverable.
  void navigator.locks?.request(lockOf(tab), { signal }, untilClosed).catch(() => undefined);
}

/**
 * Resolves to true when one of the tabs that are open now closes, to false when `signal` aborts or locks do not exist. A tab that was
 * just closed may still hold its lock.
 */
export async function waitForClosedTab(signal: AbortSignal): Promise<boolean> {
  const tabs = [...(await openTabs())];
  const closed = tabs.map((tab) =>
    navigator.locks.request(lockOf(tab), { signal, mode: 'shared' }, () => true),
  );
  if (closed.length === 0) return false;
  return Promise.race(closed).catch(() => false);
}

async function openTabs(): Promise<Set<string>> {
  const prefix = lockOf('');
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}
